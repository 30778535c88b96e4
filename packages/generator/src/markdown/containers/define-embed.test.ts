import { describe, expect, it } from 'vitest';
import { defineBlock } from '../../core/contracts/markdown.ts';
import { renderWith } from '../test-environment.ts';
import { textToken } from '../tokens/element-tokens.ts';
import { defineEmbed } from './define-embed.ts';

const block = defineBlock({
  name: 'clip',
  setup: (md) =>
    defineEmbed(md, 'clip', ({ Token, attributes, source, map }) => [
      textToken(Token, JSON.stringify([attributes, source, map[0]])),
    ]),
});
const htmlOf = async (source: string) => (await renderWith({}, [block])(source)).html;

describe('an embed', () => {
  it('has attributes and a source', async () => {
    expect(await htmlOf('@[clip](a b)')).toBe('[{},&quot;a b&quot;,0]');
    expect(await htmlOf('@[clip wide title="x y"]( /a?b=c ) ')).toBe(
      '[{&quot;wide&quot;:true,&quot;title&quot;:&quot;x y&quot;},&quot;/a?b=c&quot;,0]',
    );
  });

  it('interrupts paragraphs, quotes and lists', async () => {
    expect(await htmlOf('text\n@[clip](x)\nmore')).toMatch(/<p>text<\/p>\n\[.*\]<p>more<\/p>/);
    expect(await htmlOf('> quote\n@[clip](x)')).toMatch(/<\/blockquote>\n\[/);
  });

  it('is nothing else', async () => {
    for (const text of ['@[clips](x)', '@[clip](x) more', 'a @[clip](x)', '    @[clip](x)', '@[clip a]b](x)'])
      expect(await htmlOf(text)).not.toContain('[{');
  });
});
