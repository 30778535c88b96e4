import { describe, expect, it } from 'vitest';
import { defineBlock } from '../../core/contracts/markdown.ts';
import { renderWith } from '../test-environment.ts';
import { elementTokens, inlineToken } from '../tokens/element-tokens.ts';
import { defineNestedContainer } from './nested-container.ts';

const box = defineBlock({
  name: 'box',
  setup(md) {
    defineNestedContainer(md, 'box', ({ Token, info, body, map: [line] }) => {
      const [open, close] = elementTokens(Token, 'div');
      const [titleOpen, titleClose] = elementTokens(Token, 'b');
      return [open, titleOpen, inlineToken(Token, info, [line, line + 1]), titleClose, ...body, close];
    });
  },
});
const render = renderWith({}, [box]);

describe('the title of a container', () => {
  it('does not bring the footnotes of the page with it', async () => {
    const { html } = await render('Text[^a]\n\n::: box **T**\nx\n:::\n\n[^a]: note\n');
    expect(html).toContain('<div>\n<b><strong>T</strong></b>\n<p>x</p>\n</div>');
    expect(html.match(/class="footnotes"/g)).toHaveLength(1);
  });

  it('counts each of its links once, with its line, and knows the references of the page', async () => {
    const { html, links } = await render('# T\n\n::: box [a](b.md) [c]\nx\n:::\n\n[c]: d.md\n');
    expect(html).toContain('<b><a href="b.md">a</a> <a href="d.md">c</a></b>');
    expect(links).toMatchObject([
      { href: 'b.md', line: 3 },
      { href: 'd.md', line: 3 },
    ]);
  });

  it('may hold images, which are resolved like those of the text', async () => {
    const { html } = await render('::: box ![i](i.png)\nx\n:::\n', {
      resolveImage: async () => ({ src: '/i-hash.png', width: 2, height: 1 }),
    });
    expect(html).toContain('<img src="/i-hash.png" alt="i" width="2" height="1">');
  });
});

describe('a container that nothing closes', () => {
  it.each([
    ['text\n\n::: box\nx\n', 3],
    [':::: box\n::: box\nx\n::::\n', 2],
    ['- ::: box\n  x\n\ntext\n', 1],
  ])('is told with its line: %j', async (source, line) => {
    const { problems } = await render(source);
    expect(problems.map(({ code, line }) => [code, line])).toEqual([['unclosed-container', line]]);
  });

  it.each(['::: box\nx\n:::\n', '> ::: box\n> x\n> :::\n', '- ::: box\n  x\n  :::\n', '::: box\n:::'])(
    'is not one that ends: %j',
    async (source) => expect((await render(source)).problems).toEqual([]),
  );
});
