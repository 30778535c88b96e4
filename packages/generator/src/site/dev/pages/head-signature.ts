import { splitPage } from '../../../core/frontmatter/split-page.ts';
import { firstHeading } from '../../content/scan-title.ts';

/** What other pages may show of this one: its frontmatter as written and its first heading. */
export function headSignature(source: string): string {
  const { yaml, body } = splitPage(source);
  return `${yaml}\n${firstHeading(body) ?? ''}`;
}
