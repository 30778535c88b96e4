import { defineBlock } from 'bifolio';

/** A fence of the language `stamp`: a badge on a line of its own. */
export default defineBlock({
  name: 'stamp',
  fences: {
    languages: ['stamp'],
    component: 'Badge',
    props: ({ source, attributes }) => ({ text: source, type: attributes.type ?? 'tip' }),
  },
});
