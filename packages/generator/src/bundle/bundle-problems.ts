import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { BifolioError, type Position, type Problem } from '../errors/bifolio-error.ts';

/** An error of the bundler as far as it is read here; Vite and Rolldown say more in some cases and less in others. */
interface BundlerError extends Error {
  /** All errors, when this stands for several. */
  errors?: readonly BundlerError[];
  kind?: string;
  /** The module's path. */
  id?: string;
  /** What was imported, for `UNRESOLVED_IMPORT`. */
  exporter?: string;
  loc?: { file?: string; line: number; column: number };
}

/** `╭─[ components/A.tsx:2:17 ]` in the drawing below a message; the path starts from the current folder. */
const DRAWN_PLACE = /╭─\[ (.+):(\d+):(\d+) \]/;

/** Vite's own words for a package that it does not find. */
const NO_PACKAGE = /failed to resolve import "([^"]+)" from "([^"]+)"/;

/** What the bundler says, as problems with the place in the author's files. `root`: the site's folder. */
export function bundleProblems(thrown: unknown, root: string): Problem[] {
  if (thrown instanceof BifolioError) return thrown.problems.map((problem) => inSite(problem, root));
  const error = (thrown instanceof Error ? thrown : new Error(String(thrown))) as BundlerError;
  if (error.errors) return error.errors.flatMap((one) => bundleProblems(one, root));
  const text = stripVTControlCharacters(error.message);
  const [, name = error.kind === 'UNRESOLVED_IMPORT' && error.exporter, importer] =
    NO_PACKAGE.exec(text) ?? [];
  const [first = ''] = text.split('\n');
  return [
    {
      severity: 'error',
      code: 'bundle-failed',
      message: first.replace(/^\[[^\]]+\]\s*/, '').replace(/\.?$/, '.'),
      ...(name && unresolved(name)),
      ...placeOf({ ...error, id: error.id ?? importer }, text, root),
    },
  ];
}

function unresolved(name: string): Pick<Problem, 'message' | 'hint'> {
  const isFile = /^[./]/.test(name);
  return {
    message: `There is no module "${name}".`,
    hint: isFile
      ? 'A path starts from the folder of the file that imports it, and has the ending of the file.'
      : `Install its package: npm install ${name.split('/', name.startsWith('@') ? 2 : 1).join('/')}`,
  };
}

function placeOf({ id, loc }: Pick<BundlerError, 'id' | 'loc'>, text: string, root: string): Position {
  const [, drawn, line, column] = DRAWN_PLACE.exec(text) ?? [];
  if (drawn) return { file: relative(root, resolve(drawn)), line: Number(line), column: Number(column) };
  const file = loc?.file ?? id;
  return file ? { file: relative(root, file), line: loc?.line, column: loc && loc.column + 1 } : {};
}

const inSite = (problem: Problem, root: string): Problem =>
  problem.file?.startsWith(root) ? { ...problem, file: relative(root, problem.file) } : problem;
