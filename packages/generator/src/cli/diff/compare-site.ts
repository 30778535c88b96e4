import type { PageGraph } from '../../core/contracts/navigation.ts';
import type { Page } from '../../core/contracts/page.ts';
import { lockPages } from '../../locks/lock-pages.ts';
import type { LoadedConfig } from '../../site/config/load.ts';
import { mayHaveLockedPart } from '../../site/content/locked-part.ts';
import { readSite, type Site, withSite } from '../../site/read/read-site.ts';
import { BEHIND, blocksIn } from '../../site/translations/compare/compare-site.ts';
import { type ComparedConfig, compareTranslations } from '../../site/translations/translations.ts';
import { comparePage, type PageBlocks } from './compare-page.ts';
import { rulesOfThen } from './earlier-version.ts';
import { type EarlierSite, mayHaveOtherRules, openOldSite } from './old-site.ts';
import { pairPages } from './pair-pages.ts';
import type { ChangedPage, SiteDiff } from './types.ts';

/** Compares a site with what it was where today's branch left `ref`. Drafts are no pages. Throws when there is no such ref. */
export async function compareWithRef(config: LoadedConfig, ref: string): Promise<SiteDiff> {
  using old = await openOldSite(config, ref);
  const { graph: read } = await readSite({ ...old.config, git: false }, { withErrors: true });
  const before = { ...read, pages: await lockedThen(config, read.pages, old) };
  return await withSite({ ...config, git: false }, { withErrors: true }, ({ graph }) =>
    differencesOf({ ...old, graph: before }, { config, graph }),
  );
}

type SiteThen = Omit<EarlierSite, typeof Symbol.dispose> & { graph: PageGraph };

/** The pages of then, with the locks of today and of then: a change of the config may have taken some away. */
async function lockedThen(
  config: LoadedConfig,
  pages: readonly Page[],
  old: EarlierSite,
): Promise<readonly Page[]> {
  if (!(await mayHaveOtherRules(config, old.commit))) return pages;
  const then = lockPages(pages, await rulesOfThen(config, old)).pages;
  return pages.map((page, index) => ({ ...page, lock: page.lock ?? then[index]?.lock }));
}

function differencesOf(old: SiteThen, { config, graph: after }: Pick<Site, 'config' | 'graph'>): SiteDiff {
  const { graph: before } = old;
  const { both, added, removed } = pairPages(
    { pages: filesOf(before), sourceDir: old.config.sourceDir, files: old.files },
    { pages: filesOf(after), sourceDir: config.sourceDir },
  );
  const open = both.filter((pair) => !pair.some(isLocked));
  const slugs = { before: old.config.markdown.slug, after: config.markdown.slug };
  const changed = open.map(([a, b]) => comparePage(a, b, slugs)).filter(isSeen);
  const routes = new Set(after.pages.map(({ route }) => route));
  const locked = [...added, ...removed].filter(({ lock }) => lock).length + both.length - open.length;
  return {
    ref: old.ref,
    commit: old.commit,
    changed,
    added: added.filter(({ lock }) => !lock),
    removed: removed.filter(({ lock }) => !lock),
    locked,
    lostAddresses: [
      ...changed.map(({ before: { file, route }, after: { route: to }, likeness }) => ({
        file,
        from: route,
        to,
        likeness,
      })),
      ...removed.filter(({ lock }) => !lock).map(({ file, route }) => ({ file, from: route })),
    ].filter(({ from }) => !routes.has(from) && !(from in config.redirects)),
    newlyBehind: newlyBehind(behind(old.config, before), behind(config, after)),
  };
}

const filesOf = ({ pages }: PageGraph): Page[] => pages.filter(({ kind }) => kind !== 'generated');

const isLocked = ({ page, blocks }: PageBlocks): boolean =>
  page.lock !== undefined || blocks.some(({ text }) => mayHaveLockedPart(text));

const isSeen = ({ counts, isMoved, before, after }: ChangedPage): boolean =>
  isMoved || before.route !== after.route || counts.changed + counts.added + counts.removed > 0;

/** How many blocks of translations are behind; `undefined` where nothing tells. */
function behind(
  config: ComparedConfig & Pick<LoadedConfig, 'translations'>,
  graph: PageGraph,
): number | undefined {
  if (!config.translations) return undefined;
  try {
    const { lock, pages } = compareTranslations(config, config.translations, graph);
    return lock && pages.reduce((sum, page) => sum + blocksIn(page, BEHIND).length, 0);
  } catch {
    // `bifolio translate status` says what is wrong with the lock.
    return undefined;
  }
}

const newlyBehind = (before: number | undefined, after: number | undefined): number | undefined =>
  before === undefined || after === undefined ? undefined : Math.max(0, after - before);
