import { readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { BifolioError, type Problem } from 'bifolio';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import { type Place, walkKeys } from './json-places.ts';
import type { Pointer } from './pointer.ts';

/** A description as it is written. */
export interface DescriptionFile {
  /** Path as the author wrote it. */
  file: string;
  value: unknown;
  /** File, line and column of a value, or of what is nearest around it. */
  find(pointer: Pointer): Place & { file: string };
}

/** Reads a description, JSON or YAML. Throws a `BifolioError` that names file and line. */
export function readDescriptionFile(root: string, path: string): DescriptionFile {
  const file = posix.normalize(path);
  const text = readText(root, file);
  const json = jsonOf(text);
  const { value, find } = json === undefined ? readYaml(text, file) : { value: json, find: jsonFinder(text) };
  return { file, value, find: (pointer) => ({ file, ...find(pointer) }) };
}

function readText(root: string, file: string): string {
  try {
    return readFileSync(resolve(root, file), 'utf8');
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

function readYaml(text: string, file: string) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (!error)
    return { value: document.toJS(), find: (pointer: Pointer) => findNode(document, lines, pointer) };
  const { line, col } = lines.linePos(error.pos[0]);
  const message = `The description is neither YAML nor JSON: ${error.message}`;
  throw openapiError({ file, line, column: col, message, hint: 'Correct the file at this place.' });
}

function findNode(document: Document.Parsed, lines: LineCounter, pointer: Pointer): Place {
  for (let length = pointer.length; length > 0; length--) {
    const node: unknown = document.getIn(pointer.slice(0, length), true);
    if (!isNode(node) || !node.range) continue;
    const { line, col } = lines.linePos(node.range[0]);
    return { line, column: col };
  }
  return { line: 1, column: 1 };
}

/** Operations and schemas are that deep: `paths`, path, method. */
const INDEXED = 3;

function jsonFinder(text: string): (pointer: Pointer) => Place {
  let index: ReadonlyMap<string, Place> | undefined;
  return (pointer) => {
    index ??= shallowKeys(text);
    const isDeep = pointer.length > INDEXED;
    const known = isDeep ? undefined : index.get(JSON.stringify(pointer));
    return known ?? findKey(text, pointer);
  };
}

function shallowKeys(text: string): Map<string, Place> {
  const places = new Map<string, Place>();
  walkKeys(text, (at, place) => {
    if (at.length <= INDEXED) places.set(JSON.stringify(at), place());
  });
  return places;
}

function findKey(text: string, pointer: Pointer): Place {
  let [nearest, longest] = [{ line: 1, column: 1 }, 0];
  walkKeys(text, (at, place) => {
    if (at.length <= longest || at.length > pointer.length || at.some((key, index) => key !== pointer[index]))
      return;
    [nearest, longest] = [place(), at.length];
  });
  return nearest;
}

/** An error in a description. */
export const openapiError = (problem: Omit<Problem, 'severity' | 'code'>): BifolioError =>
  new BifolioError({ severity: 'error', code: 'openapi', ...problem });
