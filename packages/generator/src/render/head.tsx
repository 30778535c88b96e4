import { createElement, Fragment, type ReactNode } from 'react';
import { escapeHtml } from '../html/escape-html.ts';
import { RenderedHtml } from '../islands/html.tsx';
import { LEAD_ON } from '../routing/lead-on.ts';
import { isNotFoundRoute } from '../routing/page-route.ts';
import { encodeRoute, withBase } from '../routing/url.ts';
import { readerText } from '../text/reader-text.ts';
import type { PageContext } from '../theme-contract.ts';
import { type HeadEntry, headKeys } from './head-entries.ts';
import type { LeadOn } from './lead-on.ts';

export interface HeadOptions {
  context: PageContext;
  entries: readonly HeadEntry[];
  build: string;
  client: string;
  /** Of 404 pages: it may correct the address, so it runs before the client. */
  leadOn?: LeadOn;
  styles: readonly string[];
  preloads: readonly string[];
  /** Scripts that the runtime fetches at idle; empty on pages without islands. */
  idle: readonly string[];
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
  const { context, entries, build, client, leadOn, styles, preloads, idle, headScript, csp } = options;
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
      {idle.length > 0 && <meta name="bifolio-islands" content={idle.join(' ')} />}
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

/** Search engines would find a form. */
const CLOSED_LAYOUTS = new Set(['locked', 'site-locked']);

/** Canonical address, translations and Open Graph. Absolute addresses need `hostname`. */
function SocialMeta({
  context,
  title,
  said,
}: {
  context: PageContext;
  title: string;
  said: ReadonlySet<string>;
}) {
  const { site, locale, page, navigation } = context;
  const absolute = (route: string) => `${site.hostname}${withBase(site.base, encodeRoute(route))}`;
  const found = page.layout !== 'not-found' && !isNotFoundRoute(page.route);
  const translations = navigation.alternates.filter((alternate) => alternate.exists);
  const hasTranslations = found && translations.length > 1;
  const graph = [
    ['og:title', title],
    ['og:type', page.layout === 'home' || page.list ? 'website' : 'article'],
    ['og:site_name', locale.title],
    ['og:locale', locale.lang.replace('-', '_')],
    ['og:description', page.description],
    ['og:url', site.hostname && found && absolute(page.route)],
  ] as const;
  return (
    <>
      {site.hostname && found && !said.has('canonical') && (
        <link rel="canonical" href={absolute(page.route)} />
      )}
      {site.hostname &&
        hasTranslations &&
        translations.map((alternate) => (
          <link
            key={alternate.path}
            rel="alternate"
            hrefLang={alternate.lang}
            href={absolute(alternate.link)}
          />
        ))}
      {site.hostname && hasTranslations && (
        <link rel="alternate" hrefLang="x-default" href={absolute(translations[0]?.link ?? page.route)} />
      )}
      {graph.map(
        ([property, content]) =>
          content && !said.has(property) && <meta key={property} property={property} content={content} />,
      )}
      {page.updatedTime && <meta property="article:modified_time" content={page.updatedTime} />}
      {(!found || CLOSED_LAYOUTS.has(page.layout)) && <meta name="robots" content="noindex" />}
    </>
  );
}

function headElement([tag, attributes = {}, content]: HeadEntry, index: number): ReactNode {
  const inner = content === undefined ? {} : { dangerouslySetInnerHTML: { __html: content } };
  return createElement(Fragment, { key: `${tag}-${index}` }, createElement(tag, { ...attributes, ...inner }));
}
