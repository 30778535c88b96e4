import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInside } from '../../../../core/files/is-inside.ts';
import { isFile, realPath } from '../../../../core/files/real-path.ts';

const INCLUDE = /\{%(-?)\s*include\s+([\w./-]+)((?:\s[^%]*?)?)(-?)%\}/g;
const QUOTED = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** Deeper ones include themselves. */
const DEEPEST = 5;

/** Includes that hold text and values of their own tag. Those with logic are not run: they stay. */
export function fillIncludes(text: string, root: string, depth = 0): string {
  if (depth > DEEPEST || !text.includes('include')) return text;
  return text
    .replace(INCLUDE, (whole, before: string, file: string, written: string, after: string) => {
      const source = sourceOf(root, file);
      if (source === undefined) return whole;
      const values = new Map(
        [...written.matchAll(QUOTED)].map(([, name = '', double, single]) => [name, double ?? single ?? '']),
      );
      const filled = fillIncludes(source, root, depth + 1).replace(
        /\{\{-?\s*include\.([\w-]+)\s*-?\}\}/g,
        (value, name: string) => values.get(name) ?? value,
      );
      if (/\{%|\{\{-?\s*include\./.test(filled)) return whole;
      return `${before && '\uE012'}${filled.trimEnd()}${after && '\uE012'}`;
    })
    .replace(/[ \t]*\uE012|\uE012[ \t]*/g, '');
}

/** `undefined` for a file outside of the site, by links too, and for a folder. */
function sourceOf(root: string, file: string): string | undefined {
  const path = realPath(join(root, '_includes', file));
  const folder = realPath(root);
  if (!path || !folder || !isFile(path) || !isInside(folder, path)) return undefined;
  return readFileSync(path, 'utf8');
}
