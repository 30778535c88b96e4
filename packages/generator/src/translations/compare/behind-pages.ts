import type { LoadedConfig } from '../../config/load.ts';
import type { PageGraph } from '../../graph/types.ts';
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
      return passages > 0
        ? [
            [
              page.target.route,
              { passages, source: page.source.route, lang: langOf.get(page.source.locale) },
            ] as const,
          ]
        : [];
    }),
  );
}
