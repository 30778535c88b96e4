import { defineBlock, nearest, prepareProps } from 'bifolio/markdown';

const NAMES = ['Badge', 'VPBadge'];
const TYPES = ['tip', 'info', 'note', 'warning', 'danger', 'caution', 'important'];

/** `<Badge text="new" type="warning" />`: a short mark. It has no syntax of its own. */
export default defineBlock({
  name: 'badge',
  tags: [
    {
      names: NAMES,
      attributes: { type: 'text', text: 'text', color: 'color', bgColor: 'color', borderColor: 'color' },
    },
  ],
  setup(md) {
    prepareProps(md, NAMES, ({ type, ...props }, { report }) => {
      const meant = typeof type === 'string' ? meantBy(type) : undefined;
      if (!meant) return { ...props, type };
      report({
        code: 'badge-type',
        message: `Invalid type "${type}" for <Badge>; using "tip".`,
        hint: `Did you mean "${meant}"? The type of a stylesheet of yours needs another name.`,
      });
      return props;
    });
  },
});

/** The type that a misspelled or shortened one stands for: any other name is free for the author's CSS. */
function meantBy(type: string): string | undefined {
  if (TYPES.includes(type)) return undefined;
  return TYPES.find((name) => type.length > 2 && name.startsWith(type)) ?? nearest(type, TYPES);
}
