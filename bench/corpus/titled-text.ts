import type { CorpusPage } from './corpus.ts';

/** A page for generators that want its title in the frontmatter, and draw the heading themselves. */
export const titledText = ({ title, text }: Pick<CorpusPage, 'title' | 'text'>): string =>
  text.replace('---\n', `---\ntitle: ${JSON.stringify(title)}\n`).replace(`\n# ${title}\n`, '');
