import { readFile } from 'node:fs/promises';
import { posix, resolve } from 'node:path';
import { BifolioError, type Problem } from 'bifolio';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { Pointer } from './pointer.ts';

/** A description as it is written. */
export interface DescriptionFile {
  /** Path as the author wrote it. */
  file: string;
  value: unknown;
  /** Line and column of a value, or of what is nearest around it. */
  find(pointer: Pointer): { line: number; column: number };
}

/** Reads a description, JSON or YAML. Throws a `BifolioError` that names file and line. */
export async function readDescriptionFile(root: string, path: string): Promise<DescriptionFile> {
  const file = posix.normalize(path);
  const text = await readText(root, file);
  let find: DescriptionFile['find'] | undefined;
  return {
    file,
    value: jsonOf(text) ?? yamlOf(text, file),
    find(pointer) {
      find ??= createFinder(text);
      return find(pointer);
    },
  };
}

async function readText(root: string, file: string): Promise<string> {
  try {
    return await readFile(resolve(root, file), 'utf8');
  } catch {
    throw openapiError({
      file,
      message: "The description can't be read.",
      hint: 'Write its path from the folder of the config, such as file: "./openapi.yaml".',
    });
  }
}

/** JSON is YAML too, but is read a hundred times as fast as that. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function yamlOf(text: string, file: string): unknown {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (!error) return document.toJS();
  const { line, col } = lines.linePos(error.pos[0]);
  const message = `The description is neither YAML nor JSON: ${error.message}`;
  throw openapiError({ file, line, column: col, message, hint: 'Correct the file at this place.' });
}

/** Finds values in a file. Made for the first mistake only, since it takes long for a large one. */
function createFinder(text: string): DescriptionFile['find'] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  return (pointer) => {
    for (let length = pointer.length; length > 0; length--) {
      const node: unknown = document.getIn(pointer.slice(0, length), true);
      if (!isNode(node) || !node.range) continue;
      const { line, col } = lines.linePos(node.range[0]);
      return { line, column: col };
    }
    return { line: 1, column: 1 };
  };
}

/** An error in a description. */
export const openapiError = (problem: Omit<Problem, 'severity' | 'code'>): BifolioError =>
  new BifolioError({ severity: 'error', code: 'openapi', ...problem });
