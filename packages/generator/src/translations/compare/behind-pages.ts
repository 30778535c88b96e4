import type { LoadedConfig } from '../../config/load.ts';
import type { PageGraph } from '../../graph/types.ts';
import { passagePlaces } from '../passage-places.ts';
import { compareTranslations } from '../translations.ts';
import type { Behind } from '../types.ts';
import type { BlockState } from './compare-blocks.ts';
import { blocksIn } from './compare-site.ts';

/** What readers are told of, by the option `notice`. */
const NOTICED: Record<'content' | 'all', readonly BlockState[]> = {
  content: ['content', 'missing'],
  all: ['content', 'missing', 'wording'],
};

/** Translations that are behind their source, by route, as readers are told of them. Empty when the site does not compare or tell. */
export function behindPages(config: LoadedConfig, graph: PageGraph): ReadonlyMap<string, Behind> {
  const { translations } = config;
  if (!translations || translations.notice === false) return new Map();
  const states = NOTICED[translations.notice];
  const { lock, pages } = compareTranslations(config, translations, graph);
  if (!lock) return new Map();
  const langOf = new Map(config.locales.map(({ path, lang }) => [path, lang]));
  return new Map(
    pages.flatMap((page) => {
      const passages = blocksIn(page, states).length;
      if (passages === 0) return [];
      const { source, target, blocks } = page;
      const lang = langOf.get(source.locale);
      const places = passagePlaces(blocks, states);
      return [[target.route, { passages, source: source.route, lang, places }] as const];
    }),
  );
}
