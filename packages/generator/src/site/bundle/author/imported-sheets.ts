import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const IMPORT = /@import\s+(?:url\(\s*)?["']?(\.[^"')\s]+)/g;

/** Style sheets that those among `modules` pull in with `@import`, at any depth: they are no modules of a bundle. */
export function importedSheets(modules: readonly string[]): string[] {
  const seen = new Set(modules);
  const visit = (sheet: string) => {
    if (!existsSync(sheet)) return;
    for (const [, address = ''] of readFileSync(sheet, 'utf8').matchAll(IMPORT)) {
      const path = resolve(dirname(sheet), address);
      if (seen.has(path)) continue;
      seen.add(path);
      visit(path);
    }
  };
  for (const path of modules) if (path.endsWith('.css')) visit(path);
  return [...seen].slice(modules.length);
}
