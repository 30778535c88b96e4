import type { PageText } from '../../page-text.ts';

/** The index knows pairs of characters only: 深色模式 might be put together from 深色模糊 and 模式. */
export const hasPhrases = ({ sections }: PageText, phrases: readonly string[]): boolean =>
  phrases
    .filter((phrase) => [...phrase].length > 2)
    .every((phrase) =>
      sections.some(({ heading, keywords = '', blocks }) =>
        [heading, keywords, ...blocks].some((text) => text.includes(phrase)),
      ),
    );
