import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readToml } from '../../../../core/frontmatter/other-formats/read-toml.ts';
import { findFiles } from '../files/site-files.ts';
import type { OldFolder } from '../form/mover.ts';
import { isOptions, listOf, type Options, textOf, textsOf } from '../read/literals.ts';
import { readJson } from '../read/read-json.ts';

/** What the configs of Hugo say. Names of options have no capitals. */
export interface HugoConfig {
  options: Options;
  /** Folders of pages, by language; `''` when there is one language. */
  contents: readonly { from: string; language: string }[];
  /** Languages of the site; the first is at the root. */
  languages: readonly { name: string; label?: string; isRoot: boolean }[];
  /** Languages that are not built. */
  disabled: ReadonlySet<string>;
}

/** Reads the config, and the files beside it if it is a folder. */
export function readHugoConfig(old: OldFolder): HugoConfig {
  const folder = posix.dirname(old.configFile);
  const parts =
    folder === '.'
      ? []
      : findFiles(join(old.root, folder)).files.filter(
          (file) =>
            posix.join(folder, file) !== old.configFile && /^\w+(?:\.\w+)?\.(?:toml|ya?ml|json)$/.test(file),
        );
  const options: Record<string, unknown> = { ...(lowered(readTable(old, old.configFile)) as Options) };
  for (const file of parts)
    options[file.split('.')[0]?.toLowerCase() ?? ''] ??= lowered(readTable(old, posix.join(folder, file)));
  const disabled = new Set([
    ...textsOf(options.disablelanguages),
    ...languageTables(options).flatMap(([name, { disabled: isOff }]) => (isOff === true ? [name] : [])),
  ]);
  const languages = hugoLanguages(options, disabled);
  return { options, languages, disabled, contents: contentsOf(old.root, options, languages) };
}

function readTable({ root, left }: OldFolder, file: string): Options {
  if (!file.endsWith('.toml')) return readJson({ root, configFile: file, left });
  const { value, fault } = readToml(readFileSync(join(root, file), 'utf8'));
  if (fault)
    left.push({
      severity: 'error',
      what: `The config is not valid TOML: ${fault.reason}`,
      todo: 'Fix it, then move again.',
      file,
      line: fault.line,
    });
  return value;
}

/** Hugo does not tell `baseURL` from `baseurl`. Names of params and paths stay. */
const lowered = (value: unknown): unknown =>
  isOptions(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, one]) => {
          const key = name.toLowerCase();
          return [key, /^(?:params|permalinks)$/.test(key) ? one : lowered(one)];
        }),
      )
    : Array.isArray(value)
      ? (value as unknown[]).map(lowered)
      : value;

const languageTables = ({ languages }: Options): [string, Options][] =>
  Object.entries(isOptions(languages) ? languages : {}).map(([name, own]) => [
    name,
    isOptions(own) ? own : {},
  ]);

function hugoLanguages(options: Options, disabled: ReadonlySet<string>): HugoConfig['languages'] {
  const main = textOf(options.defaultcontentlanguage) ?? 'en';
  const all = languageTables(options).filter(([name]) => !disabled.has(name));
  if (all.length < 2) return [{ name: main, isRoot: true }];
  return all.map(([name, own]) => {
    const label = textOf(own.languagename) ?? textOf(own.label);
    return {
      name,
      isRoot: name === main && options.defaultcontentlanguageinsubdir !== true,
      ...(label && { label }),
    };
  });
}

function contentsOf(
  root: string,
  options: Options,
  languages: HugoConfig['languages'],
): HugoConfig['contents'] {
  const own = languages.flatMap(({ name }) => {
    const written = isOptions(options.languages) ? options.languages[name] : undefined;
    const from = isOptions(written) ? textOf(written.contentdir) : undefined;
    return from ? [{ from: posix.normalize(from).replace(/\/$/, ''), language: name }] : [];
  });
  if (own.length > 0) return own;
  const mounts = listOf(isOptions(options.module) ? options.module.mounts : []).filter(isOptions);
  const mounted = mounts.flatMap(({ source, target }) =>
    target === 'content' && textOf(source) ? [String(source)] : [],
  );
  const from = mounted.find((one) => existsSync(join(root, one))) ?? textOf(options.contentdir) ?? 'content';
  return [{ from: posix.normalize(from).replace(/\/$/, ''), language: '' }];
}
