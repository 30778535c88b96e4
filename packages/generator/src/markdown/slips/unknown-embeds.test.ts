import { describe, expect, it } from 'vitest';
import { defineBlock } from '../../core/contracts/markdown.ts';
import { defineEmbed } from '../containers/define-embed.ts';
import { renderWith } from '../test-environment.ts';
import { textToken } from '../tokens/element-tokens.ts';

const block = defineBlock({
  name: 'clips',
  setup(md) {
    for (const name of ['codepen', 'youtube'])
      defineEmbed(md, name, ({ Token }) => [textToken(Token, 'drawn')]);
  },
});
const render = (source: string) =>
  renderWith({}, [block])(source, {
    resolveLink: (href) => ({
      href,
      external: /^[a-z]+:/.test(href),
      ...(href === 'people/ana' && { isPage: true, title: 'Ana' }),
    }),
  });

describe('an embed of an unknown name', () => {
  it('stays text, is no dead link, and says which embeds there are', async () => {
    const { html, links, problems } = await render('text\n@[gist](ana/pen)\nmore');
    expect(html).toMatch(/<p>text<\/p>\s*<p>@\[gist\]\(ana\/pen\)<\/p>\s*<p>more<\/p>/);
    expect(links).toEqual([]);
    expect(problems).toMatchObject([
      {
        code: 'unknown-embed',
        line: 2,
        message: 'Unknown embed "gist"; shown as text.',
        hint: 'Use one of: codepen, youtube. Check that the syntax is on in `markdown`.',
      },
    ]);
  });

  it('suggests the name that may be meant', async () => {
    for (const source of ['@[codepn](x)', '@[Codepen wide](x)', '@[codepen1{-1}](x)'])
      expect((await render(source)).problems[0]?.hint).toMatch(/^Did you mean "codepen"\?/);
  });

  it.each([
    '@[octocat](https://example.org/octocat)',
    '@[Ana](people/ana)',
    'see @[gist](ana/b)',
    '    @[gist](ana/pen)',
  ])('%s is none', async (source) => {
    const { html, problems } = await render(source);
    expect(problems).toEqual([]);
    expect(html).toMatch(/<a |<pre/);
  });

  it('leaves those that are known alone', async () => {
    const { html, problems } = await render('@[youtube](ana/pen)');
    expect(problems).toEqual([]);
    expect(html).toContain('drawn');
  });
});
