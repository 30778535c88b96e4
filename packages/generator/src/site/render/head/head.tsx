import { createElement, Fragment, type ReactNode } from 'react';
import { RenderedHtml } from '../../../browser/islands/parts/html.tsx';
import type { PageContext } from '../../../core/contracts/theme.ts';
import { escapeHtml } from '../../../core/html/escape-html.ts';
import { LEAD_ON } from '../../../core/routing/lead-on.ts';
import { isNotFoundRoute } from '../../../core/routing/page-route.ts';
import { readerText } from '../../../core/text/reader-text.ts';
import type { LeadOn } from '../content/lead-on.ts';
import { type HeadEntry, headKeys } from './head-entries.ts';
import { SocialMeta } from './social-meta.tsx';

export interface HeadOptions {
  context: PageContext;
  entries: readonly HeadEntry[];
  build: string;
  client: string;
  /** Of 404 pages: it may correct the address, so it runs before the client. */
  leadOn?: LeadOn;
  styles: readonly string[];
  preloads: readonly string[];
  /** Scripts that the runtime fetches for the first island; empty on pages without islands. */
  forIslands: readonly string[];
  headScript: string;
  csp?: string;
}

/** The title of a browser tab, parted by vertical bars: the page's, that of a collection with one, the site's. What is called alike is said once. */
function documentTitle({ page, locale, collection }: PageContext): string {
  const part = collection?.isTitled && page.list?.kind !== 'posts' ? collection.title : '';
  const title = page.title || (isNotFoundRoute(page.route) ? (locale.text ?? readerText).notFoundTitle : '');
  return [...new Set([title, part, locale.title])].filter(Boolean).join(' | ');
}

/**
 * Everything in `<head>` that the generator owns, in an order that lets styles load before the module runs. What an entry of
 * the author says of the page is not said a second time.
 */
export function Head(options: HeadOptions) {
  const { context, entries, build, client, leadOn, styles, preloads, forIslands, headScript, csp } = options;
  const title = documentTitle(context);
  const said = headKeys(entries);
  return (
    <>
      <meta charSet="utf-8" />
      {csp && <meta httpEquiv="Content-Security-Policy" content={csp} />}
      {!said.has('viewport') && <meta name="viewport" content="width=device-width, initial-scale=1" />}
      <title>{title}</title>
      {context.page.description && !said.has('description') && (
        <meta name="description" content={context.page.description} />
      )}
      <meta name="bifolio-build" content={build} />
      {forIslands.length > 0 && <meta name="bifolio-islands" content={forIslands.join(' ')} />}
      {headScript && <script dangerouslySetInnerHTML={{ __html: headScript }} />}
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <RenderedHtml html={preloads.map(preloadHtml).join('')} />
      {leadOn && <script type="module" src={leadOn.src} {...{ [LEAD_ON]: JSON.stringify(leadOn.facts) }} />}
      <script type="module" src={client} fetchPriority="low" />
      <SocialMeta context={context} title={title} said={said} />
      {entries.map(headElement)}
    </>
  );
}

/** As text, since React would move such links before the style sheets, which would share the line with scripts. */
const preloadHtml = (href: string) =>
  `<link rel="modulepreload" href="${escapeHtml(href)}" fetchpriority="low"/>`;

function headElement([tag, attributes = {}, content]: HeadEntry, index: number): ReactNode {
  const inner = content === undefined ? {} : { dangerouslySetInnerHTML: { __html: content } };
  return createElement(Fragment, { key: `${tag}-${index}` }, createElement(tag, { ...attributes, ...inner }));
}
