import { type BlockContext, defineBlock, defineNestedContainer, replaceLists } from 'bifolio/markdown';
import { shareProps } from '../../shared-props/share-props.ts';
import { panelOf } from './component.tsx';
import { collapseOptions } from './options.ts';
import { panelTokens } from './panel-tokens.ts';

/** How many accordions a page has so far: each needs a name of its own. */
const accordions = new WeakMap<BlockContext, number>();

/**
 * `::: collapse accordion expand` around a list: each item is a disclosure, its first paragraph the title. `<Collapse>`
 * around `<CollapseItem>` does the same.
 */
export default defineBlock({
  name: 'collapse',
  options: collapseOptions,
  tags: [
    { names: ['Collapse', 'VPCollapse'], attributes: { accordion: 'switch', expand: 'switch' } },
    {
      names: ['CollapseItem', 'VPCollapseItem'],
      attributes: { title: 'content', expand: 'switch', index: 'number', group: 'text' },
    },
  ],
  setup(md) {
    shareProps(md, 'collapse_items', {
      boxes: ['Collapse', 'VPCollapse'],
      items: ['CollapseItem', 'VPCollapseItem'],
      share: (box, counted, { map }, { index = counted }) =>
        panelOf(box, Number(index), `collapse-at-${map?.[0] ?? 0}`),
    });
    defineNestedContainer(
      md,
      'collapse',
      ({ Token, attributes, body, context, map }) => {
        context.style('collapse');
        const { accordion = false, expand = false } = attributes;
        let lists = 0;
        const panels = replaceLists(body, (items) => {
          lists += 1;
          const number = (accordions.get(context) ?? 0) + 1;
          if (accordion) accordions.set(context, number);
          const group = accordion ? `collapse-${number}` : undefined;
          return panelTokens(items, { Token, lang: context.lang, expand, group });
        });
        if (lists === 0)
          context.report({
            severity: 'warning',
            code: 'collapse-without-list',
            line: map[0] + 1,
            message: 'This collapse contains no list, so it has no panels.',
            hint: 'Write its panels as a list: the first paragraph of an item is the title, the rest is folded.',
          });
        return panels;
      },
      { attributes: { accordion: 'switch', expand: 'switch' }, alsoCalled: ['折叠'] },
    );
  },
});
