import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { walk } from '../../core/files/walk.ts';

const IMPORT = /\b(?:from|import)\s*\(?\s*['"]((?:@[\w.-]+\/)?[\w.-]+)/g;

/** Declarations of the installed packages that texts import from: they stand in popups of types, and everybody may have them. */
export function* packageTypes(texts: Iterable<Uint8Array>, root: string): Generator<Uint8Array> {
  const names = new Set<string>();
  for (const text of texts)
    for (const [, name = ''] of Buffer.from(text).toString('latin1').matchAll(IMPORT)) names.add(name);
  for (const name of names) {
    const folder = packageFolder(name, root);
    const files = folder ? walk(folder).files : [];
    for (const file of files) if (/\.d\.[cm]?ts$/.test(file)) yield readFileSync(join(folder ?? '', file));
  }
}

function packageFolder(name: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  return dirname(from) === from ? undefined : packageFolder(name, dirname(from));
}
