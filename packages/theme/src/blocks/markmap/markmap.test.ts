import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import block from './block.ts';
import { Markmap } from './component.tsx';
import { createMapParser, type MapNode, mapOf } from './map-node.ts';
import { readMap } from './read-map.ts';

const render = blockRenderer([block], { Markmap });
const md = createMapParser(new MarkdownIt());

/** A node as a list of lines. */
const outline = ({ content, children }: MapNode, depth = 0): string[] => [
  `${'  '.repeat(depth)}${content}`,
  ...children.flatMap((child) => outline(child, depth + 1)),
];

describe('a mind map', () => {
  it('is its Markdown until it is drawn, and has a name', async () => {
    const { html, problems, text } = await render('```markmap The site\n# 网站\n- <b>\n```\n');
    expect(problems).toEqual([]);
    expect(html).toContain('aria-label="The site"');
    expect(html).toContain('# 网站- &lt;b&gt;');
    expect(text).toContain('网站');
  });

  it('has its title and options in frontmatter', async () => {
    const map = readMap(md, '---\ntitle: Tree\nmarkmap:\n  colorFreezeLevel: 2\n---\n# a\n');
    expect(map).toEqual({
      title: 'Tree',
      options: { colorFreezeLevel: 2 },
      root: { content: 'a', children: [] },
    });
    const { html } = await render('```markmap\n---\ntitle: Tree\n---\n# a\n```\n');
    expect(html).toContain('Tree');
  });

  it.each(['markmap: [', 'markmap:\n  colorFreezeLevel: blue'])(
    'with wrong frontmatter is reported: %s',
    async (head) => {
      const { problems } = await render(`\`\`\`markmap\n---\n${head}\n---\n# a\n\`\`\`\n`);
      expect(problems).toMatchObject([{ severity: 'warning', code: 'markmap-frontmatter', line: 1 }]);
    },
  );
});

describe('nodes of a mind map', () => {
  it('are headings, items, and what stands below them', () => {
    const source = '# Root\n\n## A\n\n- one\n  - two\n\n    more\n- three\n\nText\n\n## B\n\n1. `x`\n';
    expect(outline(mapOf(md, source))).toEqual([
      'Root',
      '  A',
      '    one',
      '      two',
      '        more',
      '    three',
      '    Text',
      '  B',
      '    <code>x</code>',
    ]);
  });

  it('have no root of their own when there are several', () => {
    expect(outline(mapOf(md, '- a\n- b\n'))).toEqual(['', '  a', '  b']);
  });

  it('run no script', () => {
    const { children } = mapOf(md, '- <img onerror=alert(1)>\n- [a](javascript:alert(1))\n');
    expect(children.map(({ content }) => content).join()).not.toMatch(/<img|href/);
  });
});
