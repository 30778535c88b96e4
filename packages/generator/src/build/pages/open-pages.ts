import { join } from 'node:path';
import type { KeyedBundle } from '../../bundle/bundle-folders.ts';
import { canDo } from '../../cache/keep-for-later.ts';
import { workFolder } from '../../cache/work-folder.ts';
import type { Page } from '../../content/page.ts';
import { removeFile } from '../../files/remove-own.ts';
import { askedOnce } from '../../ledger/asked-once.ts';
import { openPageStores, type PageStores } from '../../page-store/page-stores.ts';
import { type SiteAnswers, siteAnswers } from '../../render/site-answers.ts';
import { searchLanguage } from '../../search/searchable.ts';
import type { Site } from '../../site/read-site.ts';
import { hasErrors } from '../problems/site-with-errors.ts';
import { askedBundle, siteKey } from '../site-options.ts';
import { type BuiltPages, openBuiltPages } from './built-pages.ts';
import { type KeptDocuments, openKeptDocuments } from './kept-documents.ts';
import { RECORD_FILE } from './page-record.ts';

/** Names of the page stores in the work folder. */
export const PAGE_STORES = ['faces', 'search', 'documents'] as const;

/** What a build knows of its pages, beside what the last one has kept. */
export interface OpenPages {
  answers: SiteAnswers;
  faces: PageStores;
  /** What the search index is made of; absent when there is none. */
  records?: PageStores;
  documents?: KeptDocuments;
  built: BuiltPages;
  /** Makes this build the last one. */
  keep(): Promise<void>;
  /** Forgets everything of this build. */
  discard(): Promise<void>;
}

/** Opens what a build into `stagingDir` keeps of its pages, in the folder `home`. */
export function openPages(
  site: Site,
  bundled: KeyedBundle,
  stagingDir: string,
  home = workFolder(site.config.root),
): OpenPages {
  const { config, graph } = site;
  const { pages } = graph;
  const searchable = { options: config.search, locales: graph.site.locales };
  const isFound = (page?: Page) => page && searchLanguage(page, searchable) !== undefined;
  const open = (name: (typeof PAGE_STORES)[number]) => openPageStores(join(home, name), pages.length);
  const faces = open('faces');
  const records = config.search ? open('search') : undefined;
  // Those of the last build stay for one without errors.
  const documents = hasErrors(site.problems) ? undefined : openKeptDocuments(config, home, pages.length);
  const stores = [records, documents, faces];
  const answers = askedOnce(siteAnswers(site, askedBundle(site, bundled)));
  const built = openBuiltPages({
    site,
    answers,
    documents,
    siteKey: siteKey(site, bundled),
    stagingDir,
    home,
    reuseRecord: (from, to) => !isFound(pages[to]) || records?.reuse(from, to) === true,
    reuseFace: faces.reuse,
  });
  return {
    answers,
    faces,
    records,
    documents,
    built,
    async keep() {
      // A record never stands beside stores of another build, where pages may have other places.
      canDo(() => removeFile(join(home, RECORD_FILE)));
      for (const store of stores) await store?.keep();
      canDo(built.keep);
    },
    async discard() {
      for (const store of stores) await store?.remove();
      built.discard();
    },
  };
}
