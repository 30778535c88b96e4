import type { Page } from '../../../core/contracts/page.ts';
import type { PageContext } from '../../../core/contracts/theme.ts';
import { encodeRoute, withBase } from '../../../core/routing/url.ts';
import { pageLanguage } from '../../content/page-language.ts';
import { isListed } from '../../faces/make-face.ts';
import type { DocumentServices } from '../content/content-services.ts';
import type { HeadEntry } from './head-entries.ts';

type Services = Pick<DocumentServices, 'config' | 'extensionHead'>;

/** Elements that extensions add to the head of a page. */
export function addedHead(
  { config, extensionHead }: Services,
  page: Page,
  { page: { layout }, locale }: PageContext,
): readonly HeadEntry[] {
  if (!extensionHead) return [];
  const { route, title, lock, frontmatter } = page;
  return extensionHead({
    route,
    title,
    layout,
    lang: pageLanguage(frontmatter, locale.lang),
    locked: lock !== undefined,
    ...(isListed(page) && { page }),
    address: (path) => `${config.hostname ?? ''}${withBase(config.base, encodeRoute(path))}`,
  });
}
