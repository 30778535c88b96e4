import { expect, it } from 'vitest';
import { homeBlocks } from './home-blocks.ts';

const site = { title: 'My site', description: 'About it' };
const types = (frontmatter: Record<string, unknown>) => homeBlocks(frontmatter, site).map(({ type }) => type);

it('greets with the name of the site when nothing is configured', () => {
  expect(homeBlocks({}, site)).toEqual([
    { type: 'hero', hero: { name: 'My site', text: 'About it' } },
    { type: 'custom' },
  ]);
});

it('reads the short keys and the list alike', () => {
  const hero = { name: 'A' };
  const features = [{ title: 'B' }];
  expect(types({ hero, features })).toEqual(['hero', 'features', 'custom']);
  expect(
    types({ config: [{ type: 'features', features }, { type: 'custom' }, { type: 'hero', hero }] }),
  ).toEqual(['features', 'custom', 'hero']);
});

it('names an unknown type of block and the known ones', () => {
  expect(() => types({ config: [{ type: 'hero', hero: {} }, { type: 'banners' }] })).toThrow(
    'Home page: config[1] has the unknown type "banners". Use one of: hero, features, custom.',
  );
});

it('names an unknown key and where it stands', () => {
  expect(() => types({ hero: { nam: 'A' } })).toThrow(
    'Home page: the frontmatter does not fit.\nhero: Unrecognized key: "nam"',
  );
  expect(() => types({ config: [{ type: 'features', features: [{ details: 'x' }] }] })).toThrow(
    'Home page: the frontmatter does not fit.\nconfig[0].features[0].title: Invalid input: expected string, received undefined',
  );
});
