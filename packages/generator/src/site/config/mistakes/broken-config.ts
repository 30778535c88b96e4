import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Position, Problem } from '../../../core/errors/bifolio-error.ts';
import { installCommand } from '../../../core/errors/install-command.ts';
import { positionAt } from '../places/locate-option.ts';

/** What is told of an error that a config has thrown: that it cannot be parsed, when that is why, else the error itself. */
export async function brokenConfig(error: unknown, file: string): Promise<Problem> {
  const syntax = await syntaxProblem(file);
  if (syntax) return { severity: 'error', code: 'config-syntax', file: basename(file), ...syntax };
  const text = error instanceof Error ? error.message : String(error);
  return {
    severity: 'error',
    code: 'config-throws',
    message: `The config threw an error: ${text.split('\n', 1)[0]}`,
    hint: hintFor(text),
    file: basename(file),
    ...(stackPosition(error, file) ?? importPosition(text, file)),
  };
}

async function syntaxProblem(
  file: string,
): Promise<({ message: string; hint?: string } & Position) | undefined> {
  const { parseSync } = await import('vite');
  const source = readFileSync(file, 'utf8');
  const [error] = parseSync(file, source).errors;
  if (!error) return undefined;
  const offset = error.labels[0]?.start;
  const position = offset === undefined ? {} : positionAt(source, offset);
  const [sign] = /[（）【】｛｝：；，。“”‘’]/.exec(source[offset ?? -1] ?? '') ?? [];
  return {
    message: `The config cannot be parsed: ${error.message}`,
    hint: sign && `"${sign}" is full-width: switch to an English keyboard, and type it again.`,
    ...position,
  };
}

/** What to write where a config uses a name that it does not have. */
const MISSING_NAMES: Readonly<Record<string, string>> = {
  module: 'Write `export default defineConfig({ … })` instead.',
  exports: 'Write `export default defineConfig({ … })` instead.',
  require: "Write `import { … } from '…'` instead of `require`.",
  defineConfig: "Write above: import { defineConfig } from 'bifolio';",
  theme: "Write above: import { theme } from '@bifolio/theme';",
};

/** What to do about the commonest errors of Node. */
function hintFor(text: string): string | undefined {
  const missing = /^Cannot find package '([^']+)'/.exec(text)?.[1];
  if (missing) return `Install it: ${installCommand(missing)}`;
  if (/outside a module|Unexpected token 'export'/.test(text))
    return 'Remove `"type": "commonjs"` from package.json, write `"type": "module"` there, or call the config bifolio.config.mts.';
  const [, json] = /^Module "([^"]+\.json)" needs an import attribute/.exec(text) ?? [];
  if (json)
    return `Write \`import data from './${basename(json)}' with { type: 'json' }\`, with the path as it is.`;
  const [, missingName = ''] = /^(\w+) is not defined/.exec(text) ?? [];
  if (Object.hasOwn(MISSING_NAMES, missingName)) return MISSING_NAMES[missingName];
  const module = /^Cannot find module '([^']+)'/.exec(text)?.[1];
  if (module && /\/[^./]+$/.test(module))
    return `Write the ending of the file too, such as "${basename(module)}.ts".`;
  if (text.startsWith('process.exit(')) return 'Throw an error instead, or leave the option out.';
  if (/strip-only mode/.test(text))
    return 'Node only takes types away: write an object with `as const` instead of an enum.';
  return undefined;
}

/** The first place in the stack that lies in the config. */
function stackPosition(error: unknown, file: string): Position | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const line = stack
    .split('\n')
    .find((frame) => frame.includes(pathToFileURL(file).href) || frame.includes(file));
  const place = line && /:(\d+)(?::(\d+))?\)?$/.exec(line);
  if (!place) return undefined;
  return { line: Number(place[1]), ...(place[2] && { column: Number(place[2]) }) };
}

/** Where the config imports the module that Node complains of. */
function importPosition(text: string, file: string): Position | undefined {
  const [, name] = /^(?:Cannot find (?:package|module)|Module) ['"]([^'"]+)['"]/.exec(text) ?? [];
  if (!name) return undefined;
  const source = readFileSync(file, 'utf8');
  const offset = Math.max(source.indexOf(name), source.indexOf(`/${basename(name)}`));
  return offset < 0 ? undefined : positionAt(source, offset);
}
