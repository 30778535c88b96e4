import { firstHeading } from '../content/scan-title.ts';

/** What other pages may show of this one: its frontmatter as written and its first heading. */
export function headSignature(source: string): string {
  const frontmatter = source.match(/^---\r?\n[\s\S]*?\r?\n---/)?.[0] ?? '';
  return `${frontmatter}\n${firstHeading(source.slice(frontmatter.length)) ?? ''}`;
}
