import { describe, expect, it } from 'vitest';
import { renderWith } from '../test-environment.ts';

const htmlOf = async (source: string, image = {}) => (await renderWith({ image })(source)).html.trim();

describe('images', () => {
  it.each([
    ['![a =200x100](x.png)', '<img src="x.png" alt="a" width="200" height="100">'],
    ['![a =200x](x.png)', '<img src="x.png" alt="a" width="200">'],
    ['![a =x50%](x.png)', '<img src="x.png" alt="a" height="50%">'],
    ['![=20x20](x.png)', '<img src="x.png" alt="" width="20" height="20">'],
    ['![a|200x100](x.png)', '<img src="x.png" alt="a" width="200" height="100">'],
    ['![a|200x0](x.png)', '<img src="x.png" alt="a" width="200">'],
    ['![a|200](x.png)', '<img src="x.png" alt="a" width="200">'],
    ['![a =b](x.png)', '<img src="x.png" alt="a =b">'],
    ['![1=2x3](x.png)', '<img src="x.png" alt="1=2x3">'],
    ['![a =x](x.png)', '<img src="x.png" alt="a =x">'],
    ['![a|b](x.png)', '<img src="x.png" alt="a|b">'],
    ['![a](x.png#dark)', '<img src="x.png" alt="a" data-only="dark">'],
    ['![a](x.svg#icon)', '<img src="x.svg#icon" alt="a">'],
  ])('%s becomes %s', async (source, html) => expect(await htmlOf(source)).toBe(`<p>${html}</p>`));

  it('leave their syntaxes alone when these are switched off', async () => {
    const off = { size: false, obsidianSize: false, mark: false };
    expect(await htmlOf('![a =1x1](x.png#dark)', off)).toContain('src="x.png#dark" alt="a =1x1"');
    expect(await htmlOf('![a|1x1](x.png)', off)).toContain('alt="a|1x1"');
  });

  it('take their size behind the address in old pages', async () => {
    expect(await htmlOf('![a](x.png =200x100)', { legacySize: true })).toContain('width="200" height="100"');
    expect(await htmlOf('![a](x.png =200x100)')).not.toContain('<img');
  });

  it.each([
    ['![a =200x](x.png)', 'width="200" height="150"'],
    ['![a =x30](x.png)', 'height="30" width="40"'],
    ['![a =10x10](x.png)', 'width="10" height="10"'],
    ['![a =50%x](x.png)', 'width="50%"'],
    ['<img src="x.png" width="8">', 'width="8" height="6"'],
  ])(
    '%s keeps room for the side that is not written, when the size of the file is known',
    async (source, size) => {
      const { html } = await renderWith()(source, {
        resolveImage: async (src) => ({ src, width: 4, height: 3 }),
      });
      expect(/<img [^>]*?((?:width|height)=.*?)\/?>/.exec(html)?.[1]).toBe(size);
    },
  );

  it('become figures when they stand alone and the site wants it', async () => {
    const figure = { figure: true };
    expect(await htmlOf('![a **b** =10x](x.png)', figure)).toBe(
      '<figure><img src="x.png" alt="a b" width="10"><figcaption>a <strong>b</strong></figcaption></figure>',
    );
    expect(await htmlOf('[![a](x.png "T")](y.md)', figure)).toContain(
      '</a><figcaption>T</figcaption></figure>',
    );
    expect(await htmlOf('text ![a](x.png)', figure)).not.toContain('figure');
    expect(await htmlOf('- ![a](x.png)', figure)).not.toContain('figure');
    expect(await htmlOf('![a](x.png)')).not.toContain('figure');
  });

  it('ask for a style sheet only when they need one', async () => {
    const render = renderWith();
    expect((await render('![a](x.png)')).styles).toEqual([]);
    expect((await render('![a](x.png#light)')).styles).toEqual(['image']);
  });
});

it('of other hosts are told apart, which check lists', async () => {
  const { needs } = await renderWith({})(
    '![](https://a.example/x.png) ![[https://b.example/x.mp3]]\n\n<img src="https://c.example/y.png" alt=""> ![](x.png) ![](https://a.example/z.png)\n',
  );
  expect(needs.sources).toEqual({
    'img-src': ['https://a.example', 'https://c.example'],
    'media-src': ['https://b.example'],
  });
});
