import { PageProvider } from 'bifolio/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageContext } from '../../fixtures/page-context.ts';
import banner from './block.tsx';

const place = { base: { type: 'banner', full: true, onlyOnce: true, index: 0 }, where: 'config[0]' };
const draw = (fields: { banner?: string }, theme: { wallpaper?: string } = {}) =>
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
