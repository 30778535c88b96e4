import { describe, expect, it } from 'vitest';
import { renderWith } from '../test-environment.ts';

const render = renderWith();

describe('headings', () => {
  it('takes the first h1 as title, and gives the others unique ids and links to themselves', async () => {
    const { title, html, headings } = await render('# My *title*\n\n## One\n\n## One\n\n### 二 {#two}\n');
    expect(title).toBe('My title');
    expect(html).toContain('<h2 id="one" tabindex="-1"><a class="header-anchor" href="#one">One</a></h2>');
    expect(headings).toEqual([
      { level: 2, id: 'one', text: 'One' },
      { level: 2, id: 'one-1', text: 'One' },
      { level: 3, id: 'two', text: '二' },
    ]);
    expect(html).not.toContain('<h1');
  });

  it('keeps the title as it is written beside its words', async () => {
    const { titleHtml, title, html } = await render('# Using `foo` [*x*](./b.md) {#top}\n\ntext\n');
    expect(title).toBe('Using foo x');
    expect(titleHtml).toBe('Using <code>foo</code> <a href="./b.md"><em>x</em></a>');
    expect(html).toBe('<p>text</p>\n');
  });

  it('has emoji in the outline and not in the id', async () => {
    const { headings, title, titleId } = await render('# Big :tada: day\n\n## :rocket: Go :tada: on\n');
    expect(headings).toEqual([{ level: 2, id: 'go-on', text: '🚀 Go 🎉 on' }]);
    expect([title, titleId]).toEqual(['Big 🎉 day', 'big-day']);
  });

  it('keeps the id of the title for links to it', async () => {
    expect((await render('# My *title*\n\n## My title\n')).titleId).toBe('my-title');
    expect((await render('# My title\n\n## My title\n')).headings[0]?.id).toBe('my-title-1');
    expect((await render('# My title {#top}\n')).titleId).toBe('top');
  });

  it('puts the anchor after a heading that holds a link', async () => {
    const { html } = await render('## See [a](b)\n');
    expect(html).toContain(
      '<a href="b">a</a><a class="header-anchor" href="#see-a" aria-labelledby="see-a"></a></h2>',
    );
  });

  it('keeps those of a part of a page apart from those around it, and takes none for the title', async () => {
    const { html, headings, title } = await render('# Title\n\n## One[^a]\n\n[^a]: note\n', {
      part: { index: 0, takenIds: ['one', 'title'] },
    });
    expect(title).toBeUndefined();
    expect(headings.map(({ id }) => id)).toEqual(['title-1', 'one-1']);
    expect(html).toContain('id="footnote-part-0-1"');
  });

  it('lists headings of level 2 and 3 for [[toc]]', async () => {
    const { html } = await render('[[toc]]\n\n## A\n\n### B\n\n#### C\n\n## D\n');
    expect(html).toContain(
      '<nav class="table-of-contents" aria-label="Contents"><ul><li><a href="#a">A</a><ul><li><a href="#b">B</a></li></ul></li><li><a href="#d">D</a></li></ul></nav>',
    );
  });

  it('reports an id that is given twice', async () => {
    const { problems } = await render('## A {#x}\n\n## B {#x}\n', { lineOffset: 5 });
    expect(problems).toMatchObject([{ code: 'duplicate-id', file: 'guide/page.md', line: 7 }]);
  });
});
