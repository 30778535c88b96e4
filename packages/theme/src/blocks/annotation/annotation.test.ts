import { renderWith } from 'bifolio/testing';
import { describe, expect, it } from 'vitest';
import block from './block.ts';

const render = renderWith({}, [block]);
const htmlOf = async (source: string) =>
  (
    await render(source, {
      renderComponent: ({ name, props, children = '' }) => ({
        html: name === 'Annotation' ? `(+${props.label})` : `<note ${props.label}>${children}</note>`,
        islands: [],
        styles: [],
      }),
    })
  ).html.trim();

describe('annotation', () => {
  it('opens a note that is defined anywhere on the page', async () => {
    expect(await htmlOf('[+a]: *text*\n\nword[+a] 词[+a]。')).toBe(
      '<p>word(+a) 词(+a)。</p>\n<note a><p><em>text</em></p></note>',
    );
  });

  it('takes indented lines and other blocks', async () => {
    expect(await htmlOf('x [+a]\n\n[+a]:\n  one\n\n  - two\n\nafter')).toBe(
      '<p>x (+a)</p>\n<p>after</p>\n<note a><p>one</p>\n<ul>\n<li>two</li>\n</ul></note>',
    );
    expect(await htmlOf('x [+a]\n\n[+a]: one\n  two')).toContain('<note a><p>one\ntwo</p></note>');
  });

  it('takes lines that stand further in than two blanks, with tabs or in a list', async () => {
    const note = '<note a><p>one</p>\n<ul>\n<li>two</li>\n</ul></note>';
    for (const source of ['[+a]: one\n\t- two', '[+a]: one\n\n      - two', '- x\n\n\t[+a]: one\n\t\t- two'])
      expect(await htmlOf(`x [+a]\n\n${source}`)).toContain(note);
  });

  it('lists what is defined twice, and needs no empty lines between', async () => {
    expect(await htmlOf('x[+a]\n\n[+a]: one\n[+a]: two')).toContain(
      '<note a><ul>\n<li>\n<p>one</p>\n</li>\n<li>\n<p>two</p>\n</li>\n</ul></note>',
    );
  });

  it('works in lists and quotes, and within another note', async () => {
    expect(await htmlOf('- x[+a]\n\n  [+a]: one[+b]\n\n> [+b]: two')).toContain(
      '<note a><p>one(+b)</p></note>\n<note b>',
    );
  });

  it('leaves alone what has no note, and leaves out notes that nothing refers to', async () => {
    expect(await htmlOf('x[+a] [+b c] `[+b]`\n\n[+b]: two')).toBe(
      '<p>x[+a] [+b c] <code>[+b]</code></p>\n<note b><p>two</p></note>',
    );
    expect(await htmlOf('x\n\n[+b]: two')).toBe('<p>x</p>');
  });

  it('says which notes it omits', async () => {
    const { problems } = await render('x\n\n[+b]: y');
    expect(problems).toMatchObject([
      { line: 3, message: 'Nothing refers to the annotation "b", so it is omitted.' },
    ]);
  });

  it('takes notes from the config where a page refers to them, those of the page before them', async () => {
    const annotations = { a: 'from *config*', b: ['one', 'two'], c: 'unused', d: 'config' };
    const preset = renderWith({ env: { annotations } }, [block]);
    const { html } = await preset('x[+a] y[+b] z[+d]\n\n[+d]: page', {
      renderComponent: ({ name, props, children = '' }) => ({
        html: name === 'Annotation' ? '+' : `<note ${props.label}>${children}</note>`,
        islands: [],
        styles: [],
      }),
    });
    expect(html.replaceAll('\n', '')).toBe(
      '<p>x+ y+ z+</p><note d><p>page</p></note><note a><p>from <em>config</em></p></note>' +
        '<note b><ul><li><p>one</p></li><li><p>two</p></li></ul></note>',
    );
  });

  it('takes notes from its own option too, as Plume has them', async () => {
    const { html } = await renderWith({ annotation: { a: 'note' } }, [block])('x[+a]', {
      renderComponent: ({ name, children = '' }) => ({
        html: name === 'Annotation' ? '+' : `<note>${children}</note>`,
        islands: [],
        styles: [],
      }),
    });
    expect(html.replaceAll('\n', '')).toBe('<p>x+</p><note><p>note</p></note>');
  });

  it('can be switched off', async () => {
    const plain = await renderWith({ annotation: false }, [block])('x[+a]\n\n[+a]: b');
    expect(plain.html).toContain('x<a href="b">+a</a>');
  });
});

it('tells of a reference without a note, and where it is', async () => {
  const { problems } = await render('one\ntwo[+nte] `[+code]` [+1]\n');
  expect(problems).toMatchObject([
    { code: 'undefined-annotation', line: 2, message: 'No annotation is called "nte"; shown as text.' },
  ]);
});
