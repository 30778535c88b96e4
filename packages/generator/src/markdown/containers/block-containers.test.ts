import { describe, expect, it } from 'vitest';
import { defineBlock } from '../../core/contracts/markdown.ts';
import { renderWith } from '../test-environment.ts';
import { elementTokens, inlineToken, replaceLists } from '../tokens/element-tokens.ts';
import { defineNestedContainer } from './nested-container.ts';
import { defineRawContainer } from './raw-container.ts';

const box = defineBlock({
  name: 'box',
  setup(md) {
    defineNestedContainer(md, 'box', ({ Token, attributes, body }) => {
      const [open, close] = elementTokens(Token, 'section', {
        title: attributes.title,
        'data-on': attributes.on,
      });
      return [open, ...body, close];
    });
    defineNestedContainer(md, 'titles', ({ Token, body }) =>
      replaceLists(body, (items) =>
        items.flatMap(({ title, body: rest }) => {
          const [open, close] = elementTokens(Token, 'b');
          return [open, inlineToken(Token, title), close, ...rest];
        }),
      ),
    );
    defineRawContainer(md, 'raw', ({ Token, lines, parse, context, map }) => {
      const [open, close] = elementTokens(Token, 'pre', { title: lines.join('|') });
      context.report({
        severity: 'warning',
        code: 'raw',
        line: map[0] + 1,
        message: lines.length.toString(),
      });
      return [open, ...parse(lines.slice(1), 1), close];
    });
  },
});
const render = renderWith({}, [box]);
const htmlOf = async (source: string) => (await render(source)).html.replaceAll('\n', '');

describe('a nested container', () => {
  it('draws its body, with escaped attributes', async () => {
    expect(await htmlOf('::: box title="<b>&" on\n*x*\n:::\n')).toBe(
      '<section title="&lt;b&gt;&amp;" data-on=""><p><em>x</em></p></section>',
    );
  });

  it('nests in itself, in lists and in quotes, and ends with its parent', async () => {
    expect(await htmlOf(':::: box\n::: box\nx\n:::\n::::\n')).toBe(
      '<section><section><p>x</p></section></section>',
    );
    expect(await htmlOf('- a\n\n  ::: box\n  x\n\nafter\n')).toContain(
      '<section><p>x</p></section></li></ul><p>after',
    );
    expect(await htmlOf('> :::box\n> x\nafter')).toContain(
      '<section><p>x</p></section></blockquote><p>after',
    );
  });

  it('closes at as many colons or more', async () => {
    expect(await htmlOf('::: box\nx\n:::::\ny')).toBe('<section><p>x</p></section><p>y</p>');
  });

  it('reads the items of its own lists, not of lists or quotes within', async () => {
    expect(await htmlOf('::: titles\n1. *one*\n\n   rest\n   - inner\n2. two\n\n> - quoted\n:::\n')).toBe(
      '<b><em>one</em></b><p>rest</p><ul><li>inner</li></ul><b>two</b><blockquote><ul><li>quoted</li></ul></blockquote>',
    );
  });
});

describe('a raw container', () => {
  it('hands over its lines and parses them on demand', async () => {
    expect(await htmlOf('::: raw\na\n::: box\n*b*\n:::\n')).toContain('title="a|::: box|*b*"');
    expect(await htmlOf(':::: raw\na\n::: box\n*b*\n:::\n::::\nc')).toBe(
      '<pre title="a|::: box|*b*|:::"><section><p><em>b</em></p></section></pre><p>c</p>',
    );
  });

  it('closes at exactly its own colons', async () => {
    expect(await htmlOf('::: raw\na\n::::\nb\n:::\nc')).toMatch(/title="a\|::::\|b".*<\/pre><p>c<\/p>$/);
  });

  it('takes off its indentation, ends with its parent, and takes the name as a whole word', async () => {
    expect(await htmlOf('- x\n\n  ::: raw\n  a\n    b\n\nafter')).toMatch(
      /title="a\| {2}b\|?".*<\/li><\/ul><p>after/,
    );
    expect(await htmlOf('::: raws\nx\n:::')).toContain('::: raws');
  });

  it('may be empty or never end', async () => {
    expect(await htmlOf('::: raw\n:::\n')).toBe('<pre title=""></pre>');
    expect(await htmlOf('::: raw')).toBe('<pre title=""></pre>');
  });

  it('knows where its lines stand', async () => {
    const { problems } = await render('one\n\n::::: raw\nskipped\n\n:::: raw\na\n::::\n:::::\n');
    expect(problems.map(({ line, message }) => [line, message])).toEqual([
      [3, '5'],
      [6, '1'],
    ]);
  });

  it('survives deep nesting', async () => {
    const depth = 300;
    const open = Array.from({ length: depth }, (_, index) => `${':'.repeat(depth + 3 - index)} raw\n`).join(
      'x\n',
    );
    const { problems } = await render(open);
    expect(problems.map(({ code }) => code)).toContain('nested-too-deep');
  });
});
