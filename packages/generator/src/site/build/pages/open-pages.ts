import { canDo } from '../../../core/cache/keep-for-later.ts';
import type { Page } from '../../../core/contracts/page.ts';
import { askedOnce } from '../../../core/ledger/asked-once.ts';
import type { Open } from '../../../core/ledger/secrecy.ts';
import { createPageBodies, type PageBodies } from '../../../core/store/page-bodies.ts';
import { isPortable, storeOf } from '../../../core/store/site-store.ts';
import type { KeyedBundle } from '../../bundle/bundle-folders.ts';
import type { Site } from '../../read/read-site.ts';
import { type SiteAnswers, siteAnswers } from '../../render/site-answers.ts';
import { searchLanguage } from '../../search/searchable.ts';
import { askedBundle, siteKey } from '../site-options.ts';
import { type BuiltPages, openBuiltPages } from './built-pages.ts';

/** What a build knows of its pages, beside what the last one has kept. */
export interface OpenPages {
  answers: SiteAnswers;
  faces: PageBodies;
  /** What the search index is made of; absent when there is none. */
  records?: PageBodies;
  /** Keeps a copy of a file of a page by its hash, for a build that does not find it in the output. @default none */
  copy?(hash: string, content: Open<string | Uint8Array>): void;
  built: BuiltPages;
  /** Call when the output has been published. */
  keep(): void;
}

/** Opens what a build into `stagingDir` keeps of its pages, in a store. */
export function openPages(
  site: Site,
  bundled: KeyedBundle,
  stagingDir: string,
  store = storeOf(site.config),
): OpenPages {
  const { config, graph } = site;
  const { pages } = graph;
  const searchable = { options: config.search, locales: graph.site.locales };
  const isFound = (page: Page) => searchLanguage(page, searchable) !== undefined;
  const faces = createPageBodies(store, 'face', pages.length);
  const records = config.search ? createPageBodies(store, 'record', pages.length) : undefined;
  const hasCopies = isPortable(config);
  const answers = askedOnce(siteAnswers(site, askedBundle(site, bundled)));
  const built = openBuiltPages({
    site,
    answers,
    siteKey: siteKey(site, bundled),
    store,
    hasCopies,
    stagingDir,
    faces,
    recordsOf: (page) => (isFound(page) ? records : undefined),
  });
  return {
    answers,
    faces,
    records,
    built,
    ...(hasCopies && { copy: (hash, html) => store.put('document', hash, html) }),
    keep: () => void canDo(built.keep),
  };
}
