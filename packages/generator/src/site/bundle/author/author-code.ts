import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file of the author's as it comes to run. */
export interface AuthorFile {
  path: string;
  /** With comments blanked, and of pages the samples of code too: what stands in them is not run. */
  code: string;
  /** It begins with `'use client'`, so that it runs in browsers, and what it imports too. */
  isIsland: boolean;
  inBrowsers: boolean;
  imports: readonly AuthorImport[];
}

/** A module that a file names, and where. */
interface AuthorImport {
  name: string;
  index: number;
  /** The file that it is, when it is one that is read too. */
  path?: string;
}

const DIRECTIVE = /^\s*(?:\/\*[\s\S]*?\*\/\s*|\/\/[^\n]*\n\s*)*(['"])use client\1/;
const IMPORT = /\b(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1/g;
const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.js'];

/** These files and what they import of each other; twice what runs at build and in browsers. */
export function readAuthorCode(paths: readonly string[]): AuthorFile[] {
  const files: AuthorFile[] = [];
  const seen = new Set<string>();
  const read = (path: string, fromIsland: boolean) => {
    const code = shownCode(path);
    const isIsland = DIRECTIVE.test(code);
    const inBrowsers = fromIsland || isIsland;
    const key = `${inBrowsers} ${path}`;
    if (seen.has(key)) return;
    seen.add(key);
    const imports = [...code.matchAll(IMPORT)].map(({ 2: name = '', index }) => ({
      name,
      index,
      path: name.startsWith('.') ? resolved(join(dirname(path), name)) : undefined,
    }));
    files.push({ path, code, isIsland, inBrowsers, imports });
    for (const { path: imported } of imports) if (imported) read(imported, inBrowsers);
  };
  for (const path of paths) read(path, false);
  return files;
}

function shownCode(path: string): string {
  if (!existsSync(path)) return ''; // Removed while the site was read.
  const code = readFileSync(path, 'utf8');
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  const shown = path.endsWith('.mdx')
    ? code.replace(/^ *(`{3,}|~{3,})[\s\S]*?^ *\1|`[^`\n]+`/gm, blank)
    : code;
  return shown.replace(/\/\*[\s\S]*?\*\/|(?<=^|[\s;{}(])\/\/[^\n]*/g, blank);
}

function resolved(path: string): string | undefined {
  if (/\.(?:css|scss|json|svg|png)$/.test(path)) return undefined;
  const found = ENDINGS.map((ending) => path + ending).find(
    (one) => existsSync(one) && statSync(one).isFile(),
  );
  return found?.match(/\.[jt]sx?$/) ? found : undefined;
}

/** The place of a character of a file, from 1. */
export function placeAt(text: string, index: number): { line: number; column: number } {
  const before = text.slice(0, index);
  return { line: before.split('\n').length, column: index - before.lastIndexOf('\n') };
}
