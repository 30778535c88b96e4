import type { PageContext } from '../../../core/contracts/theme.ts';
import { isNotFoundRoute } from '../../../core/routing/page-route.ts';
import { encodeRoute, withBase } from '../../../core/routing/url.ts';

/** Search engines would find a form. */
const CLOSED_LAYOUTS = new Set(['locked', 'site-locked']);

export interface SocialMetaProps {
  context: PageContext;
  /** Of the browser tab. */
  title: string;
  /** What the author's own entries of the head say already: `headKeys`. */
  said: ReadonlySet<string>;
}

/** Canonical address, translations and Open Graph. Absolute addresses need `hostname`. */
export function SocialMeta({ context, title, said }: SocialMetaProps) {
  const { site, locale, page, navigation } = context;
  const own = page.fallback?.source ?? page.route;
  const absolute = (route: string) => `${site.hostname}${withBase(site.base, encodeRoute(route))}`;
  const { successor, isHidden } = versionFacts(context);
  const canonical = successor === undefined ? absolute(own) : site.hostname + successor;
  const found = page.layout !== 'not-found' && !isNotFoundRoute(page.route);
  const translations = navigation.alternates.filter((alternate) => alternate.exists);
  const hasTranslations = found && !page.fallback && successor === undefined && translations.length > 1;
  const graph = [
    ['og:title', title],
    ['og:type', page.layout === 'home' || page.list ? 'website' : 'article'],
    ['og:site_name', locale.title],
    ['og:locale', locale.lang.replace('-', '_')],
    ['og:description', page.description],
    ['og:url', site.hostname && found && canonical],
  ] as const;
  return (
    <>
      {site.hostname && found && !said.has('canonical') && <link rel="canonical" href={canonical} />}
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
      {(!found || isHidden || CLOSED_LAYOUTS.has(page.layout)) && <meta name="robots" content="noindex" />}
    </>
  );
}

/** Of a page in an old version: the address of the same page today, and whether search engines are to leave it out. */
function versionFacts({ site, navigation }: PageContext): { successor?: string; isHidden?: boolean } {
  const versions = site.hasVersions ? (navigation.versions ?? []) : [];
  const own = versions.find(({ isOwn }) => isOwn);
  const [present] = versions;
  if (!own || !present || own === present) return {};
  const isHidden = own.state === 'unsupported' || own.state === 'next';
  return { isHidden, ...(present.exists && !isHidden && { successor: present.href }) };
}
