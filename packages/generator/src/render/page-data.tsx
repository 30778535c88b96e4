import type { ClientData } from '../islands/protocol.ts';
import type { PageContext } from '../theme-contract.ts';

/** What islands know of a page. */
export function clientData({ site, locale, page }: PageContext): ClientData {
  return { lang: locale.lang, locale: locale.path, base: site.base, route: page.route, title: page.title };
}

/** The same, as data and never as script. `<` is escaped so that no text can close the element. */
export function PageDataScript({ data }: { data: ClientData }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/json" id="bi-page" dangerouslySetInnerHTML={{ __html: json }} />;
}
