import { defineBlock, type PropTools, prepareProps } from 'bifolio/markdown';
import { linkProps } from '../../addresses/link-props.ts';
import { pictureProp } from '../../addresses/picture.ts';
import { readItems } from './items.ts';
import { EFFECTS, MODES } from './settings.ts';

/** `<Swiper :items="['./a.png', './b.png']" />`: its pictures and links are like those of Markdown. */
export default defineBlock({
  name: 'swiper',
  tags: [
    {
      names: ['Swiper'],
      attributes: [
        'items',
        'width',
        'height',
        'label',
        'mode',
        'navigation',
        'effect',
        'delay',
        'speed',
        'loop',
        'pauseOnMouseEnter',
        'swipe',
        'slidesPerView',
        'spaceBetween',
        'mousewheel',
        'creativeEffect',
      ],
    },
  ],
  setup(md) {
    prepareProps(md, ['Swiper'], (props, tools) => {
      const items = readItems(props.items);
      if (items.length === 0)
        tools.report({
          code: 'swiper-items',
          message: '<Swiper> has no images, so it is omitted.',
          hint: `Write :items="['./first.png', './second.png']".`,
        });
      reportUnknown(tools, 'mode', props.mode, MODES);
      reportUnknown(tools, 'effect', props.effect, EFFECTS);
      return {
        ...props,
        items: items.map((item) => pictureProp(linkProps({ ...item }, tools), 'link', tools)),
      };
    });
  },
});

function reportUnknown({ report }: PropTools, name: string, value: unknown, known: readonly string[]) {
  if (value === undefined || known.includes(String(value))) return;
  report({
    code: `swiper-${name}`,
    message: `Invalid ${name} "${value}" for <Swiper>; the default is used.`,
    hint: `Use one of: ${known.join(', ')}.`,
  });
}
