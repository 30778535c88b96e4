import { describe, expect, it } from 'vitest';
import type { ComponentCall } from '../../core/contracts/markdown.ts';
import { BifolioError } from '../../core/errors/bifolio-error.ts';
import { renderWith } from '../test-environment.ts';

const bare = renderWith({ anchors: false, hoistTitle: false });

describe('components', () => {
  const calls: ComponentCall[] = [];
  const draw = async (source: string) => {
    calls.length = 0;
    const result = await bare(source, {
      renderComponent: (call) => {
        if (call.name === 'Nope') return undefined;
        calls.push(call);
        return {
          html: `[${call.name}${call.children === undefined ? '' : `: ${call.children}`}]`,
          islands: [`i-${call.name}`],
          styles: [],
        };
      },
    });
    return { ...result, calls: [...calls] };
  };

  it('are drawn inside out, in text and as blocks', async () => {
    expect((await draw('a <Tag><C /> *x*</Tag> b\n')).html).toBe('<p>a [Tag: [C] <em>x</em>] b</p>\n');
    expect((await draw('<Box>\n\n- a\n\n<Inner />\n\n</Box>\n')).html).toBe(
      '[Box: <ul>\n<li>a</li>\n</ul>\n[Inner]]\n',
    );
    expect((await draw('<Box>\n    indented **text**\n</Box>\n')).html).toBe(
      '[Box: <p>indented <strong>text</strong></p>]\n',
    );
    expect((await draw('<Box>*one* line</Box>\n')).html).toBe('[Box: <em>one</em> line]\n');
    expect((await draw('<div>\n  <Tag>x</Tag>\n</div>\n')).html).toBe('<div>\n  [Tag: x]\n</div>\n');
  });

  it('are blocks below text, in a list item too, when they hold an empty line', async () => {
    expect((await draw('**Out:**\n<Box a="1">\n\n- a\n\n</Box>\n')).html).toBe(
      '<p><strong>Out:</strong></p>\n[Box: <ul>\n<li>a</li>\n</ul>]\n',
    );
    expect((await draw('- text\n  <Box>\n\n  a\n\n  </Box>\n')).html).toBe(
      '<ul>\n<li>text[Box: <p>a</p>]\n</li>\n</ul>\n',
    );
    expect((await draw('one\n<Tag />\ntwo\n<Tag>\nx</Tag>\n')).html).toBe(
      '<p>one\n[Tag]\ntwo\n[Tag: x]</p>\n',
    );
  });

  it('get their attributes as props', async () => {
    const { calls } = await draw(
      '<Tag text="a &amp; b" bare size=2 max-width=\'3\' data-x="y" list={[1, {"a": "}"}]} :cols="{ sm: 1 }" hydrate="idle" />\n',
    );
    expect(calls[0]).toEqual({
      name: 'Tag',
      props: {
        text: 'a & b',
        bare: true,
        size: '2',
        maxWidth: '3',
        'data-x': 'y',
        list: [1, { a: '}' }],
        cols: { sm: 1 },
        hydrate: 'idle',
      },
      block: true,
      line: 1,
    });
  });

  it('may spread a tag over lines and hold code with tags in it', async () => {
    const { html } = await draw('<Box\n  a="1"\n>\n\n```html\n</Box>\n```\n\n</Box>\n\nafter\n');
    expect(html).toMatch(/^\[Box: <div class="code[\s\S]*\]\n<p>after<\/p>\n$/);
  });

  it('that nobody knows stay text and are reported with their place', async () => {
    const { html, problems } = await draw('one\ntwo <Nope a="1">**x**</Nope>\n');
    expect(html).toBe('<p>one\ntwo &lt;Nope a=&quot;1&quot;&gt;<strong>x</strong>&lt;/Nope&gt;</p>\n');
    expect(problems).toEqual([
      {
        severity: 'warning',
        code: 'unknown-component',
        file: 'guide/page.md',
        line: 2,
        column: 5,
        message: 'Unknown component <Nope>; shown as text.',
        hint: 'Export it from components/Nope.tsx beside the config, or write &lt;Nope&gt; or `<Nope>` when text is what you mean.',
      },
    ]);
  });

  it('that render a block within a line of text are reported', async () => {
    const problemsOf = async (source: string) =>
      (
        await bare(source, {
          renderComponent: ({ name }) => ({
            html: `<${name.toLowerCase()}>x</${name.toLowerCase()}>`,
            islands: [],
            styles: [],
          }),
        })
      ).problems;
    expect(await problemsOf('one\ntwo <Section />\n')).toMatchObject([
      { severity: 'warning', code: 'block-in-paragraph', file: 'guide/page.md', line: 2, column: 5 },
    ]);
    expect(await problemsOf('<Section />\n\n- a <Section />\n\ntext <Label />\n')).toEqual([]);
  });

  it('without an end, or with braces that are not JSON, stay text and are reported', async () => {
    const { html, problems } = await draw('Array<T> and **<Tag>** and <Tag x={nope} />\n');
    expect(html).toBe('<p>Array&lt;T&gt; and <strong>&lt;Tag&gt;</strong> and &lt;Tag x={nope} /&gt;</p>\n');
    expect(problems.map(({ code, column }) => [code, column])).toEqual([
      ['component-tag', 28],
      ['component-tag', 6],
      ['component-tag', 16],
    ]);
  });

  it('leave HTML in capitals alone', async () => {
    expect((await draw('<BR> <DIV>x</DIV>\n')).html).toBe('<p><BR> <DIV>x</DIV></p>\n');
  });
});

describe('what a component says', () => {
  const source = 'one\n\ntwo\nthree <Card\n  a="b" />\n';

  it('has line and column of its tag, where it throws', async () => {
    const thrown = bare(source, {
      renderComponent: ({ line }) => {
        throw new BifolioError({ severity: 'error', code: 'x', file: 'page.md', line, message: 'boom' });
      },
    });
    await expect(thrown).rejects.toMatchObject({ problems: [{ line: 4, column: 7 }] });
  });

  it('has them where it reports a problem', async () => {
    const { problems } = await bare(source, {
      renderComponent: () => ({
        html: '',
        islands: [],
        styles: [],
        problems: [{ severity: 'warning', code: 'x', message: 'no' }],
      }),
    });
    expect(problems).toMatchObject([{ line: 4, column: 7, message: 'no' }]);
  });
});
