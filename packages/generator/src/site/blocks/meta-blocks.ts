import { fingerprints } from './fingerprints.ts';
import type { Block } from './types.ts';

/** One block for each field of the frontmatter that holds text, with the lines that continue it. */
export function metaBlocks(yaml: string, fields: readonly string[]): Block[] {
  const lines = yaml.replaceAll('\r', '').split('\n');
  return lines.flatMap((line, at) => {
    const key = /^([\w-]+)\s*:/.exec(line)?.[1];
    if (!key || !fields.includes(key)) return [];
    const end = nextKey(lines, at + 1);
    const text = lines.slice(at, end).join('\n').trimEnd();
    // The fence of the frontmatter is the first line of the file.
    return { kind: 'meta', line: at + 2, end: end + 1, text, ...fingerprints('meta', text) };
  });
}

function nextKey(lines: readonly string[], from: number): number {
  const next = lines.findIndex((line, at) => at >= from && /^\S/.test(line));
  return next === -1 ? lines.length : next;
}
