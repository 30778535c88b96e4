import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageGraph } from '../../../core/contracts/navigation.ts';
import type { Page } from '../../../core/contracts/page.ts';
import { sourceHash } from '../../../core/frontmatter/read-page.ts';
import { sourcePath } from '../../../core/frontmatter/source-path.ts';
import { parseLock, readLockText, type TranslationLock } from '../lock-file.ts';
import { type BehindConfig, createBehind } from './behind-pages.ts';
import { comparePages } from './compare-site.ts';
import { followMoves } from './follow-moves.ts';
import { type TranslationPair, translationPairs } from './translation-pairs.ts';

/** Looks at both files and the lock whenever a page is asked for: while one writes, they change without the site being read again. */
export function behindNow(config: BehindConfig, graph: PageGraph): NonNullable<PageGraph['behind']> {
  const { translations, sourceDir, root, untranslated } = config;
  const behindOf = createBehind(config);
  if (!translations || !behindOf) return new Map();
  const pairs = translationPairs(graph, { source: translations.source, untranslated });
  const pairOf = new Map(pairs.map((pair) => [pair.target.route, pair]));
  const lockNow = createLockReader(join(root, translations.lock), (text) =>
    followMoves(parseLock(text, translations.lock), pairs, sourceDir),
  );
  const asSaved = (page: Page): Page => ({
    ...page,
    hash: sourceHash(readFileSync(sourcePath(sourceDir, page), 'utf8')),
  });
  const saved = (pair: TranslationPair) => ({
    ...pair,
    source: asSaved(pair.source),
    target: asSaved(pair.target),
  });
  return {
    get(route) {
      const pair = pairOf.get(route);
      const lock = pair && lockNow();
      const [page] = lock ? comparePages([saved(pair)], lock, sourceDir) : [];
      return page && behindOf(page);
    },
  };
}

/** Parses a lock again when it has changed. */
function createLockReader(
  path: string,
  parse: (text: string) => TranslationLock,
): () => TranslationLock | undefined {
  let last: { text: string; lock: TranslationLock } | undefined;
  return () => {
    const text = readLockText(path);
    if (text === undefined) return undefined;
    if (last?.text !== text) last = { text, lock: parse(text) };
    return last.lock;
  };
}
