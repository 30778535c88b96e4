import type { ClientData } from '../../../browser/islands/protocol.ts';
import type { PageContext } from '../../../core/contracts/theme.ts';

/** What islands know of a page. */
export function clientData({ site, locale, page }: PageContext): ClientData {
  const { route, title, unlocked } = page;
  const { lang, path } = locale;
  return { lang, locale: path, base: site.base, route, title, ...(unlocked && { unlocked }) };
}

/** The same, as data and never as script. `<` is escaped so that no text can close the element. */
export function PageDataScript({ data }: { data: ClientData }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/json" id="bi-page" dangerouslySetInnerHTML={{ __html: json }} />;
}
