import { PageProvider } from 'bifolio/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageContext } from '../../fixtures/page-context.ts';
import banner from './block.tsx';

const place = { base: { type: 'banner', full: true, onlyOnce: true, index: 0 }, where: 'config[0]' };
const draw = (fields: { banner?: string; bannerMask?: unknown }, theme: { wallpaper?: string } = {}) =>
  renderToStaticMarkup(
    <PageProvider value={pageContext({ theme })}>{banner.element(fields, place)}</PageProvider>,
  );
const wallpaper = 'https://wallpaper.example.org/today';

it("shows its own picture, else the theme's wallpaper", () => {
  expect(draw({ banner: '/sea.jpg' }, { wallpaper })).toContain(`<img src="/base/sea.jpg"`);
  expect(draw({}, { wallpaper })).toContain(`<img src="${wallpaper}"`);
});

it('asks nobody for a picture when neither is named', () => {
  expect(draw({})).not.toContain('<img');
});

it('is darkened as usual in the appearance of which nothing is said', () => {
  const opacities = (bannerMask?: unknown) =>
    [...draw({ banner: '/sea.jpg', bannerMask }).matchAll(/opacity="([\d.]+)"/g)].map(
      ([, opacity]) => opacity,
    );
  expect(opacities()).toEqual(['0.4', '0.55']);
  expect(opacities({ dark: 0.8 })).toEqual(['0.4', '0.8']);
  expect(opacities({ light: 0.1 })).toEqual(['0.1', '0.55']);
  expect(opacities(0.3)).toEqual(['0.3']);
});
