import {
  defineBlock,
  defineNestedContainer,
  elementTokens,
  prepareProps,
  replaceLists,
} from 'bifolio/markdown';
import { iconProp } from '../../addresses/picture.ts';
import { shareProps } from '../../shared-props/share-props.ts';
import { attributes, itemAttributes } from './attributes.ts';
import { eventOf } from './component.tsx';
import { itemTokens } from './item-tokens.ts';
import { timelineOptions } from './options.ts';

/**
 * `::: timeline horizontal card placement="between" line="dashed"` around a list of events. `<Timeline>` around
 * `<TimelineItem>` does the same.
 */
export default defineBlock({
  name: 'timeline',
  options: timelineOptions,
  tags: [
    { names: ['Timeline', 'VPTimeline'], attributes },
    {
      names: ['TimelineItem', 'VPTimelineItem'],
      attributes: { ...itemAttributes, title: 'content', icon: 'any' },
    },
  ],
  setup(md) {
    shareProps(md, 'timeline_items', {
      boxes: ['Timeline', 'VPTimeline'],
      items: ['TimelineItem', 'VPTimelineItem'],
      share: eventOf,
    });
    prepareProps(md, ['TimelineItem', 'VPTimelineItem'], (props, tools) => iconProp(props, 'icon', tools));
    defineNestedContainer(
      md,
      'timeline',
      ({ Token, attributes, body, context, map }) => {
        context.style('timeline');
        const { horizontal = false, card = false, placement = 'left', line = 'solid' } = attributes;
        const [open, close] = elementTokens(Token, 'ol', {
          class: 'block-timeline',
          'data-horizontal': horizontal,
          'data-placement': placement,
          'data-line': line,
          tabindex: horizontal ? '0' : undefined,
        });
        if (!body.some(({ type }) => type.endsWith('_list_open')))
          context.report({
            severity: 'warning',
            code: 'timeline-without-list',
            line: map[0] + 1,
            message: 'This timeline contains no list, so it has no events.',
            hint: 'Write its events as a list: the first paragraph of an item is the title; its last line can set time=….',
          });
        return replaceLists(body, (items) => [
          open,
          ...items.flatMap((item) =>
            itemTokens(item, {
              Token,
              context,
              card,
              side: placement === 'between' ? 'left' : undefined,
            }),
          ),
          close,
        ]);
      },
      { attributes },
    );
  },
});
