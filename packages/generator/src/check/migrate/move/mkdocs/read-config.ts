import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseDocument } from 'yaml';
import { readToml } from '../../../../core/frontmatter/other-formats/read-toml.ts';
import type { Left } from '../old-site.ts';
import { isOptions, type Options } from '../read/literals.ts';

/** A config of MkDocs or Zensical, as it is written. */
export interface MkdocsConfig {
  values: Readonly<Record<string, unknown>>;
  /** Lists of names, some with options, by name: `plugins`, `markdown_extensions`. */
  plugins: ReadonlyMap<string, Options>;
  extensions: ReadonlyMap<string, Options>;
  left: readonly Left[];
  /** The line of a text of the config, from 1. */
  lineOf(text: string): number | undefined;
  /** The variable of the environment that gives an option its value: `!ENV NAME`. */
  variableOf(option: string): string | undefined;
}

/** Reads `mkdocs.yml`, or `zensical.toml`, with the file that it inherits from. */
export function readMkdocsConfig(root: string, file: string): MkdocsConfig {
  const text = readFileSync(join(root, file), 'utf8');
  const { values, left } = file.endsWith('.toml') ? readTomlConfig(text, file) : readYamlConfig(text, file);
  const parent = values.INHERIT;
  const base =
    typeof parent === 'string' && existsSync(join(root, dirname(file), parent))
      ? readMkdocsConfig(root, posix.join(dirname(file), parent)).values
      : {};
  const merged = mergeOptions(base, values);
  return {
    values: merged,
    plugins: named(merged.plugins),
    extensions: named(merged.markdown_extensions),
    left,
    lineOf: (wanted) => {
      const index = text.split('\n').findIndex((line) => line.includes(wanted));
      return index === -1 ? undefined : index + 1;
    },
    variableOf: (option) => new RegExp(`\\b${option}\\s*:\\s*!ENV\\s+\\[?\\s*["']?(\\w+)`).exec(text)?.[1],
  };
}

type Read = { values: Options; left: Left[] };

function readYamlConfig(text: string, file: string): Read {
  const document = parseDocument(text, { logLevel: 'silent', uniqueKeys: false });
  const left = document.errors.map(
    ({ message, linePos }): Left => ({
      severity: 'error',
      what: `The config is not valid YAML: ${message.split('\n', 1)[0]}`,
      todo: 'Fix it, then move again.',
      file,
      line: linePos?.[0].line,
    }),
  );
  const values: unknown = left.length > 0 ? {} : document.toJS({ maxAliasCount: 100 });
  const computed = text.split('\n').flatMap((line, index): Left[] =>
    /(?:^|\s)!ENV\b/.test(line)
      ? [
          {
            severity: 'warning',
            what: 'A value of the environment',
            todo: 'Write it, or read `process.env` in bifolio.config.ts.',
            file,
            line: index + 1,
          },
        ]
      : [],
  );
  return { values: isOptions(values) ? values : {}, left: [...left, ...computed] };
}

function readTomlConfig(text: string, file: string): Read {
  const { value, fault } = readToml(text);
  const values = isOptions(value.project) ? value.project : {};
  const left: Left[] = fault
    ? [
        {
          severity: 'error',
          what: `The config is not valid TOML: ${fault.reason}.`,
          todo: 'Fix it, then move again.',
          file,
          line: fault.line,
        },
      ]
    : [];
  return { values, left };
}

/** Tables are merged, as MkDocs does; lists and texts of the later one win. */
const mergeOptions = (base: Options, over: Options): Options => ({
  ...base,
  ...Object.fromEntries(
    Object.entries(over).map(([key, value]) => {
      const below = base[key];
      return [key, isOptions(value) && isOptions(below) ? mergeOptions(below, value) : value];
    }),
  ),
});

/** `[toc, { admonition: { … } }]`, or a table. TOML writes dotted names as tables in tables. */
function named(value: unknown): ReadonlyMap<string, Options> {
  const entries = Array.isArray(value)
    ? value.flatMap((one): [string, unknown][] =>
        isOptions(one) ? Object.entries(one) : [[String(one), {}]],
      )
    : Object.entries(isOptions(value) ? value : {});
  const found = new Map<string, Options>();
  for (const [name, options] of entries) {
    const own = isOptions(options) ? options : {};
    found.set(name, own);
    if (name === 'pymdownx' || name === 'zensical')
      for (const [inner, rest] of Object.entries(own))
        found.set(`${name}.${inner}`, isOptions(rest) ? rest : {});
  }
  return found;
}
