import type { PageGraph } from '../../../core/contracts/navigation.ts';
import type { Behind } from '../../../core/contracts/translations.ts';
import type { LoadedConfig } from '../../config/load.ts';
import { passagePlaces } from '../passage-places.ts';
import { type ComparedConfig, compareTranslations } from '../translations.ts';
import type { BlockState } from './compare-blocks.ts';
import { blocksIn, type ComparedPage } from './compare-site.ts';

/** What readers are told of, by the option `notice`. */
const NOTICED: Record<'content' | 'all', readonly BlockState[]> = {
  content: ['content', 'missing'],
  all: ['content', 'missing', 'wording'],
};

/** What tells which translations are behind, and in which languages. */
export type BehindConfig = ComparedConfig & Pick<LoadedConfig, 'translations' | 'locales'>;

/** Tells what readers are told of a page; `undefined` when it is in step. Absent when the site does not compare or tell. */
export function createBehind({
  translations,
  locales,
}: Pick<LoadedConfig, 'translations' | 'locales'>): ((page: ComparedPage) => Behind | undefined) | undefined {
  if (!translations || translations.notice === false) return undefined;
  const states = NOTICED[translations.notice];
  const langOf = new Map(locales.map(({ path, lang }) => [path, lang]));
  return (page) => {
    const { source, blocks } = page;
    const passages = blocksIn(page, states).length;
    if (passages === 0) return undefined;
    const lang = langOf.get(source.locale);
    return { passages, source: source.route, lang, places: passagePlaces(blocks, states) };
  };
}

/** Translations that are behind their source, by route, as readers are told of them. Empty when the site does not compare or tell. */
export function behindPages(config: BehindConfig, graph: PageGraph): ReadonlyMap<string, Behind> {
  const behindOf = createBehind(config);
  if (!config.translations || !behindOf) return new Map();
  const { lock, pages } = compareTranslations(config, config.translations, graph);
  if (!lock) return new Map();
  return new Map(
    pages.flatMap((page) => {
      const behind = behindOf(page);
      return behind ? [[page.target.route, behind] as const] : [];
    }),
  );
}
