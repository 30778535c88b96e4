import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Position, Problem } from '../../../core/errors/bifolio-error.ts';
import { installCommand } from '../../../core/errors/install-command.ts';
import { relativePath } from '../../../core/files/relative-path.ts';
import { positionAt } from '../places/locate-option.ts';
import { projectModules } from '../project-modules.ts';

/** What is told of an error that a config has thrown: that it cannot be parsed, when that is why, else the error itself. */
export async function brokenConfig(error: unknown, file: string): Promise<Problem> {
  for (const module of projectModules(file).filter(isCode)) {
    const syntax = await syntaxProblem(module, file);
    if (syntax) return { severity: 'error', code: 'config-syntax', file: nameIn(file, module), ...syntax };
  }
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

/** What a config imports may be data too. */
const isCode = (path: string) => /\.[cm]?[jt]s$/.test(path) && existsSync(path);

const nameIn = (config: string, module: string) => relativePath(dirname(config), module);

async function syntaxProblem(
  file: string,
  config: string,
): Promise<({ message: string; hint?: string } & Position) | undefined> {
  const { parseSync } = await import('vite');
  const source = readFileSync(file, 'utf8');
  const [error] = parseSync(file, source).errors;
  if (!error) return undefined;
  const offset = error.labels[0]?.start;
  const position = offset === undefined ? {} : positionAt(source, offset);
  const [sign] = /[（）【】｛｝：；，。“”‘’]/.exec(source[offset ?? -1] ?? '') ?? [];
  return {
    message:
      file === config
        ? `The config cannot be parsed: ${error.message}`
        : `The module cannot be parsed: ${error.message}`,
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

/** The first place in the stack that lies in the config, or in a module that it imports. */
function stackPosition(error: unknown, file: string): Position | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const modules = projectModules(file).filter(isCode);
  for (const frame of stack.split('\n')) {
    const module = modules.find((path) => frame.includes(pathToFileURL(path).href) || frame.includes(path));
    if (!module) continue;
    const [, line, column] = /:(\d+)(?::(\d+))?\)?$/.exec(frame) ?? [];
    if (!line) return undefined; // The message names the module.
    return { file: nameIn(file, module), line: Number(line), ...(column && { column: Number(column) }) };
  }
  return undefined;
}

/** Where the config imports the module that Node complains of. */
function importPosition(text: string, file: string): Position | undefined {
  const [, name] = /^(?:Cannot find (?:package|module)|Module) ['"]([^'"]+)['"]/.exec(text) ?? [];
  if (!name) return undefined;
  const source = readFileSync(file, 'utf8');
  const offset = Math.max(source.indexOf(name), source.indexOf(`/${basename(name)}`));
  return offset < 0 ? undefined : positionAt(source, offset);
}
