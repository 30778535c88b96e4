import { escapeHtml } from '../../../core/html/escape-html.ts';
import { encodeRoute, withBase } from '../../../core/routing/url.ts';
import { readerText } from '../../../core/text/reader-text.ts';
import { markPassages } from '../../translations/mark-passages.ts';
import type { PageInput } from '../renderer-contract.ts';

/** The text of a page with a link at each passage whose original is newer. It leads to the heading of the original. */
export function withBehindMarks(html: string, { context, findFace }: PageInput): string {
  const { site, locale, page } = context;
  const { behind } = page;
  if (!behind || behind.places.length === 0) return html;
  const headings = findFace(behind.source)?.headings ?? [];
  const label = escapeHtml((locale.text ?? readerText).newerOriginalText);
  const route = withBase(site.base, encodeRoute(behind.source));
  return markPassages(html, behind.places, ({ sourceHeading }) => {
    const { id } = headings[sourceHeading - 1] ?? {};
    const href = escapeHtml(id ? `${route}#${encodeURIComponent(id)}` : route);
    const hreflang = behind.lang ? ` hreflang="${escapeHtml(behind.lang)}"` : '';
    return `<a class="behind-mark" href="${href}"${hreflang} aria-label="${label}" title="${label}"></a>`;
  });
}
