import { expect, test } from 'vitest';
import { homeTexts } from './home-texts.ts';

test('a home page says what readers see of its blocks, not its addresses and buttons', () => {
  const hero = { name: 'Name', text: 'Words', image: '/a.png', actions: [{ text: 'Go', link: '/go/' }] };
  const features = [{ title: 'Fast', details: 'Very', icon: 'mdi:flash', link: '/fast/' }];
  expect(homeTexts({ hero, features })).toEqual(['Name', 'Words', 'Fast', 'Very']);
  expect(
    homeTexts({ config: [{ type: 'text-image', title: 'A', list: ['b', { description: 'c' }] }] }),
  ).toEqual(['A', 'b', 'c']);
});
