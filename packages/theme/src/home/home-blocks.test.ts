import type { Frontmatter } from 'bifolio';
import { expect, it } from 'vitest';
import { homeBlocks } from './home-blocks.ts';

const site = { title: 'My site', description: 'About it' };
const types = (frontmatter: Record<string, unknown>) =>
  homeBlocks(frontmatter, site).map(({ base }) => base.type);

it('greets with the name of the site on a whole screen when nothing is configured', () => {
  const [hero, custom] = homeBlocks({}, site);
  expect(hero).toEqual({
    base: { type: 'hero', full: true, onlyOnce: true, index: 0 },
    fields: { hero: { name: 'My site', text: 'About it' } },
    where: 'frontmatter',
    leads: true,
  });
  expect(custom?.base.type).toBe('custom');
});

it('greets with a banner when there is one', () => {
  const [banner] = homeBlocks({ banner: '/sea.jpg', bannerMask: 0.2 }, site);
  expect(banner).toMatchObject({
    base: { type: 'banner', full: true },
    fields: { banner: '/sea.jpg', bannerMask: 0.2, hero: { name: 'My site', text: 'About it' } },
  });
});

it('reads the short keys and the list alike', () => {
  const hero = { name: 'A' };
  const features = [{ title: 'B' }];
  expect(types({ hero, features })).toEqual(['hero', 'features', 'custom']);
  expect(
    types({ config: [{ type: 'features', features }, { type: 'custom' }, { type: 'hero', hero }] }),
  ).toEqual(['features', 'custom', 'hero']);
});

it('counts blocks, unless they say it themselves', () => {
  const bases = (config: Frontmatter['config']) => homeBlocks({ config }, site).map(({ base }) => base);
  expect(bases([{ type: 'hero' }, { type: 'Mine' }])).toMatchObject([
    { index: 0, onlyOnce: false },
    { index: 1, onlyOnce: false },
    { index: 2, type: 'custom' },
  ]);
  expect(bases([{ type: 'hero' }])[0]).toMatchObject({ index: 0, onlyOnce: true });
  expect(bases([{ type: 'hero', onlyOnce: false }])[0]).toMatchObject({ onlyOnce: false });
});

it('parts what all blocks share from what only one has', () => {
  const [block] = homeBlocks(
    { config: [{ type: 'Stars', full: true, backgroundImage: '/a.jpg', count: 3 }] },
    site,
  );
  expect(block).toMatchObject({
    base: { type: 'Stars', full: true, backgroundImage: '/a.jpg' },
    fields: { count: 3 },
    where: 'config[0]',
  });
});

it('names a wrong value and where it stands', () => {
  expect(() => types({ config: [{ type: 'hero', backgroundAttachment: 'scroll' }] })).toThrow(
    'Expected option `config[0].backgroundAttachment` to be "fixed" or "local", got "scroll".',
  );
  expect(() => types({ config: [{ hero: {} }] })).toThrow(
    'Expected option `config[0].type` to be text, got nothing.',
  );
});
