import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from './scratch.ts';

/** Pages in the one flat folder, `many/`. */
const FLAT = 3000;

/**
 * A site with one sidebar for 10,000 pages, in a folder of its own: `many/` holds 3,000 side by side, 7,000 lie in folders
 * five levels deep (`a-3/b-2/c-1/d-2/p-7`).
 */
export function writeLargeSite(): string {
  const root = scratchFolder('large');
  writePages(join(root, 'many'), FLAT);
  for (const folder of folders(root, ['a', 'b', 'c', 'd'], [10, 5, 2, 2])) writePages(folder, 35);
  writeFileSync(join(root, 'README.md'), '# Home\n');
  return root;
}

function folders(parent: string, names: readonly string[], counts: readonly number[]): string[] {
  const [name, ...otherNames] = names;
  const [count = 0, ...otherCounts] = counts;
  if (name === undefined) return [parent];
  return Array.from({ length: count }, (_, n) =>
    folders(join(parent, `${name}-${n + 1}`), otherNames, otherCounts),
  ).flat();
}

function writePages(folder: string, count: number) {
  mkdirSync(folder, { recursive: true });
  for (let n = 1; n <= count; n++) writeFileSync(join(folder, `p-${n}.md`), `# Page ${n} of many\n`);
}
