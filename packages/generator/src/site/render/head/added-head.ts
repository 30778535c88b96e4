import type { Page } from '../../../core/contracts/page.ts';
import { encodeRoute, withBase } from '../../../core/routing/url.ts';
import { pageLanguage } from '../../content/page-language.ts';
import { isListed } from '../../faces/make-face.ts';
import type { DocumentServices } from '../content/content-services.ts';
import { layoutOf } from '../page/page-context.ts';
import type { HeadEntry } from './head-entries.ts';

type Services = Pick<DocumentServices, 'config' | 'extensionHead' | 'graph'>;

/** Elements that extensions add to the head of a page. */
export function addedHead({ config, extensionHead, graph }: Services, page: Page): readonly HeadEntry[] {
  if (!extensionHead) return [];
  const { route, title, lock, frontmatter } = page;
  const { lang = '' } = graph.site.locales.find(({ path }) => path === page.locale) ?? {};
  return extensionHead({
    route,
    title,
    layout: layoutOf(page),
    lang: pageLanguage(frontmatter, lang),
    locked: lock !== undefined,
    ...(isListed(page) && { page }),
    address: (path) => `${config.hostname ?? ''}${withBase(config.base, encodeRoute(path))}`,
  });
}

/** Where the page is as Markdown, when the elements of its head say so: with `base`, so that a preview finds its own. */
export function markdownAddress(entries: readonly HeadEntry[], hostname = ''): string | undefined {
  const link = entries.find(
    ([tag, { rel, type } = {}]) => tag === 'link' && rel === 'alternate' && type === 'text/markdown',
  );
  const href = link?.[1]?.href;
  return typeof href === 'string' ? href.replace(hostname, '') : undefined;
}
