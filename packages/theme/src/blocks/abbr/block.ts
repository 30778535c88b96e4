import { defineBlock } from 'bifolio/markdown';
import { definition } from './definition.ts';
import { replaceWords } from './replace-words.ts';

/** `*[HTML]: Hyper Text Markup Language`: every HTML on the page explains itself. */
export default defineBlock({
  name: 'abbr',
  setup(md) {
    md.block.ruler.before('reference', 'abbr', definition, { alt: ['paragraph', 'reference'] });
    md.core.ruler.after('inline', 'abbr', replaceWords);
  },
});
