import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type FrontmatterSchema, frontmatterSchema } from '../contracts/frontmatter.ts';
import type { Frontmatter } from '../contracts/page.ts';
import type { Problem } from '../errors/bifolio-error.ts';
import { parseFrontmatter } from './parse-frontmatter.ts';
import { type SplitPage, splitPage } from './split-page.ts';
import { strayFrontmatter } from './stray-frontmatter.ts';

/** A page's file, taken apart, with its frontmatter read. */
export interface PageSource extends Omit<SplitPage, 'yaml'> {
  frontmatter: Frontmatter;
  problems: Problem[];
}

/** Reads a page's file at `path`; problems name it `file`. Throws only when the file cannot be read. */
export function readPage(
  path: string,
  file: string,
  schema?: FrontmatterSchema,
): PageSource & { hash: string } {
  // Small files one after the other cost less than half of what Node's asynchronous reads do: 0.7 s against 1.7 s for 10,000.
  const { text, hash: own, problems } = readText(path, file);
  const page = parsePage(text, file, schema);
  return { ...page, hash: own, problems: [...problems, ...page.problems] };
}

/** Node reads a file as text in one call; bytes are for files that may not be valid. */
function readText(path: string, file: string): { text: string; hash: string; problems: Problem[] } {
  const text = readFileSync(path, 'utf8');
  if (!text.includes('\uFFFD')) return { text, hash: sourceHash(text), problems: [] };
  const bytes = readFileSync(path);
  return { ...decodeUtf8(bytes, file), hash: sourceHash(bytes) };
}

/** Takes a page's text apart. Without a schema, its frontmatter is checked for the generator's fields. */
export function parsePage(source: string, file: string, schema = frontmatterSchema()): PageSource {
  const { yaml, ...rest } = splitPage(source);
  if (yaml === undefined)
    return { frontmatter: {}, problems: strayFrontmatter(source, file, Object.keys(schema.shape)), ...rest };
  return { ...parseFrontmatter(yaml, file, schema), ...rest };
}

const strict = new TextDecoder('utf-8', { fatal: true });
const lenient = new TextDecoder('utf-8');

/** The text of a file, without a byte order mark. Bytes that are no UTF-8 become U+FFFD and are reported with their line. */
export function decodeUtf8(bytes: Uint8Array, file: string): { text: string; problems: Problem[] } {
  try {
    return { text: strict.decode(bytes), problems: [] };
  } catch {
    const problem: Problem = {
      severity: 'error',
      code: 'invalid-utf8',
      message: 'The file is not valid UTF-8.',
      hint: 'Save it with the encoding UTF-8.',
      file,
      line: invalidLine(bytes),
    };
    return { text: lenient.decode(bytes), problems: [problem] };
  }
}

/** A line feed is never part of a longer character in UTF-8, so lines can be tried one by one. */
function invalidLine(bytes: Uint8Array): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line++) {
    const feed = bytes.indexOf(10, start);
    const end = feed < 0 ? bytes.length : feed + 1;
    try {
      strict.decode(bytes.subarray(start, end));
    } catch {
      return line;
    }
    start = end;
  }
  return line;
}

/** `hash` of a page whose file holds these bytes, or this text in UTF-8. */
export const sourceHash = (bytes: Uint8Array | string): string => hash('sha256', bytes, 'base64url');
