import type { PageGraph } from '../../../core/contracts/navigation.ts';
import type { Page } from '../../../core/contracts/page.ts';
import type { NotFoundFacts } from '../../../core/routing/lead-on.ts';
import { type MovedFile, movedFile } from '../../../core/routing/moved-file.ts';
import { isNotFoundRoute } from '../../../core/routing/page-route.ts';
import { eachRedirect } from '../../../core/routing/redirects.ts';
import type { LoadedConfig } from '../../config/load.ts';

/** The script of a 404 page, and what it is told. */
export interface LeadOn {
  src: string;
  facts: NotFoundFacts;
}

/** Makes what leads readers of a 404 page on; nothing for other pages. `src` is the script's address. */
export function createLeadOn(
  { base, locales, redirects }: Pick<LoadedConfig, 'base' | 'locales' | 'redirects'>,
  graph: PageGraph,
  src: string | undefined,
): (page: Page) => LeadOn | undefined {
  let found: { moved?: MovedFile } | undefined;
  return ({ route, locale }) => {
    if (!src || !isNotFoundRoute(route)) return undefined;
    found ??= { moved: movedFile(eachRedirect({ pages: graph.pages, locales, redirects }), base) };
    const { moved } = found;
    const facts: NotFoundFacts = {
      base,
      locale,
      locales: locales.map(({ path }) => path),
      ...(moved && { moved: base + moved.path }),
    };
    return { src, facts };
  };
}
