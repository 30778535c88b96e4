import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { BifolioError, type Position, type Problem } from '../../../core/errors/bifolio-error.ts';
import { installCommand } from '../../../core/errors/install-command.ts';
import { relativePath } from '../../../core/files/relative-path.ts';
import { importPlace } from './import-place.ts';
import { placeInSheets } from './place-in-sheets.ts';
import { hintOfPlugin, thrownByOwnPlugin } from './plugin-threw.ts';

/** An error of the bundler as far as it is read here; Vite and Rolldown say more in some cases and less in others. */
interface BundlerError extends Error {
  /** All errors, when this stands for several. */
  errors?: readonly BundlerError[];
  kind?: string;
  code?: string;
  /** The module's path. */
  id?: string;
  /** What was imported, for `UNRESOLVED_IMPORT`. */
  exporter?: string;
  /** The lines around it. */
  frame?: string;
  plugin?: string;
  loc?: { file?: string; line: number; column: number };
}

/** `╭─[ components/A.tsx:2:17 ]` in the drawing below a message; the path starts from the current folder. */
const DRAWN_PLACE = /╭─\[ (.+):(\d+):(\d+) \]/;

/** Vite's own words for a package that it does not find. */
const NO_PACKAGE =
  /(?:failed to resolve import|Cannot find (?:module|package)) ["']([^"']+)["'] (?:imported )?from ["']([^"']+)["']/i;

/** Its words for one in code that it has not read itself, such as that of `.mdx` pages. */
const NOT_LOADED = /^Failed to load url (\S+) \(resolved id: .*?\) in (.+?)\. Does the file exist\?/;

/** Rolldown's words for a name that a module lacks. */
const NO_EXPORT = /"([^"]+)" is not exported by "/;

/** Vite's words for settings of PostCSS that it cannot use, with their file. */
const POSTCSS = /^(?:\[[^\]]+\]\s*)?Failed to load PostCSS config [^\n]*?\): (?:\[\w+\] )?([^\n]+)/;

/** Rolldown's words for a file that a tsconfig names. */
const TSCONFIG = /^\s*Tsconfig not found (.+)$/m;

/** What it says of a JSON file, without its name. */
const JSON_FAULT = /^(?:\[[^\]]+\]\s*)?plugin `builtin:vite-json` threw an error\s+Caused by:\s+(.+)/;

/** Rolldown's words for a disk that refuses, which it takes for a fault of its own. */
const UNWRITTEN = /Failed to write file in (.+)\s+Caused by:\s+(.+?) \(os error \d+\)/;

/** The same for what the module around an override misses. */
const NO_DEFAULT = /"default" is not exported by "([^"]+)"/;

/** What the bundler says, as problems with the place in the author's files, each once. `root`: the site's folder. */
export const bundleProblems = (thrown: unknown, root: string): Problem[] => [
  ...new Map(allProblems(thrown, root).map((problem) => [JSON.stringify(problem), problem])).values(),
];

function allProblems(thrown: unknown, root: string): Problem[] {
  if (thrown instanceof BifolioError) return thrown.problems.map((problem) => inSite(problem, root));
  const error = (thrown instanceof Error ? thrown : new Error(String(thrown))) as BundlerError;
  if (error.errors) return error.errors.flatMap((one) => allProblems(one, root));
  const own = thrownByOwnPlugin(error, root);
  if (own) return [...own];
  const text = stripVTControlCharacters(error.message);
  const tool = toolProblem(text, root) ?? jsonProblem(error, text);
  if (tool) return [tool];
  const [, override] = NO_DEFAULT.exec(text) ?? [];
  if (override && /bifolio:override\//.test(`${error.id}\n${text}`)) return [withoutDefault(override, root)];
  const [, name = error.kind === 'UNRESOLVED_IMPORT' && error.exporter, importer] =
    NO_PACKAGE.exec(text) ?? NOT_LOADED.exec(text) ?? [];
  const imported = name || NO_EXPORT.exec(text)?.[1];
  const [first = ''] = text.split('\n');
  const place = placeOf({ ...error, id: error.id ?? importer }, text, root);
  return [
    {
      severity: 'error',
      code: 'bundle-failed',
      message: first.replace(/^\[[^\]]+\]\s*/, '').replace(/\.?$/, '.'),
      ...hintOfPlugin(error),
      ...(name && unresolved(name)),
      ...place,
      ...(imported && importPlace(imported, place, root)),
      ...(error.plugin === 'vite:css-post' && error.frame && ofMinifiedSheet(error.frame, root)),
    },
  ];
}

const withoutDefault = (path: string, root: string): Problem => ({
  severity: 'error',
  code: 'no-default-export',
  file: relativePath(root, resolve(path)),
  message: 'This module has no component as its default export.',
  hint: 'Write: export default function …',
});

/** Settings of another tool that the bundler reads too, or a disk that refuses: every module fails for the same reason. */
function toolProblem(text: string, root: string): Problem | undefined {
  const [, tsconfig] = TSCONFIG.exec(text) ?? [];
  if (tsconfig)
    return {
      severity: 'error',
      code: 'bundle-failed',
      message: `A tsconfig.json extends ${relative(root, tsconfig)}, which doesn't exist.`,
      hint: 'Remove the line `extends`, or install what it names.',
      file: 'tsconfig.json',
    };
  const [, unwritten, reason = ''] = UNWRITTEN.exec(text) ?? [];
  if (unwritten)
    return {
      severity: 'error',
      code: 'bundle-failed',
      message: `A script cannot be written to ${unwritten}: ${reason.toLowerCase()}.`,
      hint: 'Make room on that disk, or make the folder writable.',
    };
  const [, postcss] = POSTCSS.exec(text) ?? [];
  if (!postcss) return undefined;
  const file = /\(@([^()\n]+)\)/.exec(text)?.[1];
  return {
    severity: 'error',
    code: 'bundle-failed',
    message: `The settings of PostCSS cannot be used: ${postcss.replace(/\.?$/, '.')}`,
    hint: 'Install what they name, or take the file away.',
    ...(file && { file: relative(root, file) }),
  };
}

/** Neither Vite nor Rolldown says which file it is. */
function jsonProblem({ plugin }: BundlerError, text: string): Problem | undefined {
  const [first] = text.split('\n');
  const fault = JSON_FAULT.exec(text)?.[1] ?? (plugin === 'builtin:vite-json' ? first : undefined);
  if (!fault) return undefined;
  return {
    severity: 'error',
    code: 'bundle-failed',
    message: `A JSON file that this site imports is invalid: ${fault}.`,
    hint: 'Look among the files that .mdx pages and components import.',
  };
}

const ofMinifiedSheet = (frame: string, root: string): Pick<Problem, 'hint'> & Position => ({
  ...placeInSheets(frame, root),
  hint: `Fix the stylesheet with these lines:\n${frame}`,
});

const unresolved = (name: string): Pick<Problem, 'message' | 'hint'> => ({
  message: `There is no module "${name}".`,
  hint: hintOfName(name),
});

function hintOfName(name: string): string {
  if (/^[./]/.test(name))
    return 'A path starts from the folder of the file that imports it, and has the ending of the file.';
  const [, alias] = /^([@~])\//.exec(name) ?? [];
  if (alias)
    return `If it is an alias, write into the config: vite: { resolve: { alias: { '${alias}': import.meta.dirname } } }. In .mdx pages, \`paths\` of tsconfig.json has no effect.`;
  return `Install its package: ${installCommand(name.split('/', name.startsWith('@') ? 2 : 1).join('/'))}`;
}

function placeOf({ id, loc }: Pick<BundlerError, 'id' | 'loc'>, text: string, root: string): Position {
  const [, drawn, line, column] = DRAWN_PLACE.exec(text) ?? [];
  if (drawn)
    return { file: relative(root, resolve(withoutQuery(drawn))), line: Number(line), column: Number(column) };
  const file = withoutQuery(loc?.file ?? id ?? '');
  // A name that begins with a zero is no file: a plugin or the bundler itself has made the module.
  const isFile = file && !file.startsWith('\0');
  return isFile ? { file: relative(root, file), line: loc?.line, column: loc && loc.column + 1 } : {};
}

/** Islands and files that are asked for in a form of their own have one. */
const withoutQuery = (id: string) => id.replace(/\?.*$/, '');

const inSite = (problem: Problem, root: string): Problem =>
  problem.file?.startsWith(root) ? { ...problem, file: relative(root, problem.file) } : problem;
