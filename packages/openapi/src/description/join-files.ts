import { posix } from 'node:path';
import { isRecord, type Pointer, pointerOf } from './pointer.ts';
import { type DescriptionFile, openapiError, readDescriptionFile } from './read-file.ts';

/** Key under which a joined description holds the files that it refers to. */
const FILES = 'x-bifolio-files';

/** A description with all that it is made of. */
export interface JoinedDescription extends DescriptionFile {
  /** The files, from the folder of the config. */
  files: readonly string[];
}

/** A reference of a joined description as an author would write it: `schemas/pet.yaml#/Pet`. */
export const writtenReference = (ref: string): string =>
  ref.replace(/^#\/x-bifolio-files\/([^/]+)/, (_, file: string) => `${String(pointerOf(file)[0])}#`);

/** A reference of a file, and where it is. */
interface Reference {
  owner: Record<string, unknown>;
  ref: string;
  at: Pointer;
}

/**
 * A description in which references to other files of the project lead to places of its own. `find` still names the files. Throws a
 * `BifolioError` at a reference whose file cannot be read. References to other hosts stay.
 */
export function joinFiles(root: string, main: DescriptionFile): JoinedDescription {
  const files = new Map([[main.file, main]]);
  const references = joinAll(root, main, files);
  if (files.size === 1) return { ...main, files: [main.file] };
  nameSchemas(main.value, references);
  const joined = [...files.values()].filter((one) => one !== main);
  const parts = Object.fromEntries(joined.map(({ file, value }) => [file, value]));
  return {
    file: main.file,
    files: [...files.keys()],
    value: isRecord(main.value) ? { ...main.value, [FILES]: parts } : main.value,
    find(pointer: Pointer) {
      const [first, file] = pointer;
      const part = first === FILES && files.get(String(file));
      return part ? part.find(pointer.slice(2)) : main.find(pointer);
    },
  };
}

/** Reads all files that are referred to into `files`, and changes the references. */
function joinAll(root: string, main: DescriptionFile, files: Map<string, DescriptionFile>): Reference[] {
  const all: Reference[] = [];
  // Grows while it is read: each file may refer to more.
  for (const file of files.values())
    for (const reference of referencesOf(file.value)) {
      const { owner, ref, at } = reference;
      const [path = '', fragment = ''] = ref.split('#', 2);
      if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(path)) continue;
      const target = path === '' ? file.file : posix.join(posix.dirname(file.file), decoded(path));
      if (!files.has(target)) files.set(target, readReferred(root, target, { file, ref, at }));
      owner.$ref = target === main.file ? `#${fragment}` : `#/${FILES}/${escaped(target)}${fragment}`;
      all.push(reference);
    }
  return all;
}

function referencesOf(value: unknown): Reference[] {
  const found: Reference[] = [];
  const seen = new Set<unknown>();
  const at: string[] = []; // One for all: a large description has a hundred thousand places, and few references.
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null || seen.has(part)) return;
    seen.add(part);
    if (isRecord(part) && typeof part.$ref === 'string')
      found.push({ owner: part, ref: part.$ref, at: [...at, '$ref'] });
    for (const [key, inside] of Object.entries(part)) {
      at.push(key);
      walk(inside);
      at.pop();
    }
  };
  walk(value);
  return found;
}

function readReferred(
  root: string,
  target: string,
  { file, ref, at }: { file: DescriptionFile; ref: string; at: Pointer },
): DescriptionFile {
  const fail = (message: string, hint: string) => openapiError({ ...file.find(at), message, hint });
  if (target.startsWith('../') || posix.isAbsolute(target))
    throw fail(
      `The reference "${ref}" leads out of the folder of the config.`,
      'Put the file into the folder of the config.',
    );
  try {
    return readDescriptionFile(root, target);
  } catch (error) {
    const [problem] =
      error instanceof Error && 'problems' in error ? (error.problems as { line?: number }[]) : [];
    if (problem?.line) throw error;
    throw fail(
      `The file of the reference "${ref}" can't be read.`,
      'Correct the path; it counts from this file.',
    );
  }
}

/** A schema of the description that is a reference to a file is what all references to that place mean. */
function nameSchemas(document: unknown, references: readonly Reference[]): void {
  const components = isRecord(document) ? document.components : undefined;
  const schemas = isRecord(components) && isRecord(components.schemas) ? components.schemas : {};
  const names = new Map(
    Object.entries(schemas).flatMap(([name, schema]) =>
      isRecord(schema) ? [[schema.$ref, name] as const] : [],
    ),
  );
  const owners = new Set<unknown>(Object.values(schemas));
  for (const { owner } of references) {
    const name = names.get(owner.$ref);
    if (name !== undefined && !owners.has(owner)) owner.$ref = `#/components/schemas/${escaped(name)}`;
  }
}

const escaped = (key: string) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
