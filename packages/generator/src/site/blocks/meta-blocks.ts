import { fingerprints } from './fingerprints.ts';
import type { SourceBlock } from './types.ts';

/** Keys that hold text wherever they are below others, as in the blocks of a home page. */
const NESTED = new Set([
  'title',
  'description',
  'name',
  'tagline',
  'text',
  'details',
  'linkText',
  'alt',
  'label',
  'location',
  'organization',
]);
/** A key and its value, in the items of lists too. */
const ENTRY = /^(\s*(?:-\s+)*)([\w-]+)\s*:(?:\s+(.*))?$/;

/** One block for each field of the frontmatter that holds text, with the lines that continue it. `fields`: those at the top. */
export function metaBlocks(yaml: string, fields: readonly string[]): SourceBlock[] {
  const lines = yaml.replaceAll('\r', '').split('\n');
  const blocks: SourceBlock[] = [];
  for (let at = 0; at < lines.length; ) {
    const [, lead = '', key = '', value = ''] = ENTRY.exec(lines[at] ?? '') ?? [];
    const isText = lead ? NESTED.has(key) && value !== '' : fields.includes(key);
    const end = isText || /^[|>]/.test(value) ? endOf(lines, at, lead.length) : at + 1;
    if (isText) {
      const text = lines.slice(at, end).join('\n').trimEnd();
      // The fence of the frontmatter is the first line of the file.
      blocks.push({ kind: 'meta', line: at + 2, end: end + 1, text, ...fingerprints('meta', text) });
    }
    at = end;
  }
  return blocks;
}

/** The line after a value: what continues it is indented deeper than its key. */
function endOf(lines: readonly string[], at: number, indent: number): number {
  const next = lines.findIndex((line, index) => index > at && /\S/.test(line) && line.search(/\S/) <= indent);
  return next === -1 ? lines.length : next;
}

/** The key that the text of a block of the frontmatter begins with. */
export const metaKey = (text: string): string => ENTRY.exec(text.split('\n', 1)[0] ?? '')?.[2] ?? '';
