import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Environment } from './environments.ts';

/** A file that was read for its types. */
export interface ReadFile {
  path: string;
  text: string;
}

/** What matters of TypeScript's own. */
interface SourceFile {
  fileName: string;
  text: string;
}

/** TypeScript's own library. */
const libraryFile = /^\/lib\.[^/]*\.d\.ts$|\/node_modules\/typescript\/lib\/lib\./;
const typescriptFolder = dirname(createRequire(import.meta.url).resolve('typescript/package.json'));
/** The folder of a package; of the innermost when they are nested. */
const packageFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** The files that a project consists of just now. */
export function filesOf(environment: Environment): ReadFile[] {
  const files: readonly SourceFile[] = environment.languageService.getProgram()?.getSourceFiles() ?? [];
  return files.map(({ fileName, text }) => ({ path: fileName, text }));
}

/** Content hashes by path. An installed package is its `package.json`: its types change with its version. */
export function hashesOf(files: readonly ReadFile[]): Record<string, string> {
  const hashes = new Map<string, string>();
  for (const { path, text } of files) {
    const folder = libraryFile.test(path) ? typescriptFolder : packageFolder.exec(path)?.[0];
    const target = folder ? `${folder}/package.json` : path;
    if (!hashes.has(target)) hashes.set(target, hashOf(folder ? readText(target) : text));
  }
  return Object.fromEntries(hashes);
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
