import { defineBlock, prepareProps } from 'bifolio/markdown';
import { stillOf } from '../../charts/at-build/still-of.ts';
import { chartAttributes, fenceLook } from '../../charts/chart-look.ts';
import { createMapParser } from './map-node.ts';
import { markmapOptions } from './options.ts';
import { readMap, type WrittenMap } from './read-map.ts';

/** A fence of the language `markmap` with Markdown: a mind map of its headings and lists. `<Markmap code="…">` does the same. */
export default defineBlock({
  name: 'markmap',
  options: markmapOptions,
  tags: [{ names: ['Markmap'], attributes: { code: 'text', ...chartAttributes } }],
  fences: {
    languages: ['markmap'],
    component: 'Markmap',
    props: (fence, context) => ({ code: fence.source, ...fenceLook(fence, context) }),
  },
  setup(md) {
    const parser = createMapParser(md);
    prepareProps(md, ['Markmap'], (props, tools) => {
      const { problem, title, ...map } = readMap(parser, String(props.code ?? ''));
      if (problem)
        tools.report({
          code: 'markmap-frontmatter',
          message: `The frontmatter of this mind map is invalid: ${problem}`,
          hint: 'Write options of Markmap below "markmap:", such as "colorFreezeLevel: 2".',
        });
      return {
        ...props,
        title: props.title ?? title,
        map,
        library: tools.bundle({ name: 'markmap', code: LIBRARY }),
      };
    });
  },
  async settle(page) {
    for (const chart of page.components('Markmap')) {
      const { root, options } = (chart.props.map ?? {}) as Partial<WrittenMap>;
      if (root)
        chart.props.still = await stillOf(page, chart, {
          library: 'Markmap',
          name: 'markmap-drawing',
          code: DRAWING,
          input: { root, options },
        });
    }
  },
});

const DRAWING = [
  'import * as markmap from "markmap-view";',
  'import { drawMarkmap } from "@bifolio/theme/drawing";',
  'export default (input) => drawMarkmap(markmap, input);',
].join('\n');

const LIBRARY = 'export { Markmap, deriveOptions, globalCSS } from "markmap-view";';
