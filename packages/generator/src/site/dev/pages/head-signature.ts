import { splitPage } from '../../../core/frontmatter/split-page.ts';
import { strayFrontmatter } from '../../../core/frontmatter/stray-frontmatter.ts';
import { firstHeading } from '../../content/scan-title.ts';

/** What other pages may show of this one: its frontmatter as written, or what is wrong with one that has no end, and its first heading. */
export function headSignature(source: string): string {
  const { yaml, body } = splitPage(source);
  const stray = yaml === undefined ? strayFrontmatter(source, '').map(({ code }) => code) : [];
  return `${yaml}\n${stray}\n${firstHeading(body) ?? ''}`;
}
