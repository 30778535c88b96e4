import { describe, expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import block from './block.ts';
import { Swiper } from './component.tsx';

const render = blockRenderer([block], { Swiper });
const htmlOf = async (source: string) => (await render(source)).html;

describe('Swiper', () => {
  it('is a named carousel of slides before any script, without buttons that would do nothing', async () => {
    const html = await htmlOf(`<Swiper :items="['/a.png', '/b.png']" label="Two" />\n`);
    expect(html).toContain(
      '<div role="group" class="block-swiper-frame" aria-roledescription="carousel" aria-label="Two"',
    );
    expect(html).toContain(
      'role="group" aria-roledescription="slide" aria-label="2 / 2"><img src="/base/b.png"',
    );
    expect(html).not.toContain('<button');
    expect(html).not.toContain('style=');
  });

  it('finds pictures beside the page, with their size, and loads all but the first late', async () => {
    const { html, images } = await render(`one\n\n<Swiper :items="['./a.png', './b.png']" />\n`);
    expect(html).toContain('data-sized="true"');
    expect(html).toContain('<img src="/base/assets/a.png" width="8" height="4" alt=""/>');
    expect(html).toContain('<img src="/base/assets/b.png" width="8" height="4" alt="" loading="lazy"/>');
    expect(images.map(({ src, line }) => [src, line])).toEqual([
      ['./a.png', 3],
      ['./b.png', 3],
    ]);
  });

  it('has pictures that lead somewhere, resolved as links are, and never to script', async () => {
    const { html, links } = await render(
      `<Swiper :items="[{ link: '/a.png', href: '/to/', alt: '<A>' }, { link: '/b.png', href: 'javascript:alert(1)' }]" />\n`,
    );
    expect(html).toContain('<a href="/to/"><img src="/base/a.png" alt="&lt;A&gt;"/></a>');
    expect(html).not.toContain('javascript');
    expect(links.map(({ href }) => href)).toEqual(['/to/']);
  });

  it('is as large as its author says', async () => {
    const html = await htmlOf(`<Swiper :items="['/a.png']" width="50%" height="200" />\n`);
    expect(html).toContain('<div class="block-swiper" data-width="50%" data-height="200px">');
    expect(await htmlOf(`<Swiper :items="['/a.png']" width="100%" height="100%" />\n`)).toContain(
      '<div class="block-swiper"><',
    );
  });

  it.each([
    ['<Swiper />', 'swiper-items', '<Swiper> has no images, so it is omitted.'],
    [
      `<Swiper :items="['/a.png']" mode="film" />`,
      'tag-attribute',
      'Invalid value "film" for mode of <Swiper>; it is ignored.',
    ],
    [
      `<Swiper :items="['/a.png']" effect="zoom" />`,
      'tag-attribute',
      'Invalid value "zoom" for effect of <Swiper>; it is ignored.',
    ],
  ])('%s is reported', async (source, code, message) => {
    expect((await render(`one\n\n${source}\n`)).problems).toMatchObject([{ code, message, line: 3 }]);
  });

  it('draws nothing without pictures', async () => {
    expect(await htmlOf('<Swiper />\n')).toBe('');
  });
});
