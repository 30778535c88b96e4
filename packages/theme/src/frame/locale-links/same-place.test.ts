import { expect, it } from 'vitest';
import { placeOf, samePlace } from './same-place.ts';

const page = (...headings: string[]) =>
  headings.map((one) => {
    const [localName = '', id = ''] = one.split('#');
    return { localName, id };
  });
const zh = page('h2#安装', 'h3#甲', 'h2#部署', 'h3#乙');

it('finds the heading with the same number among those of its level', () => {
  const place = placeOf(zh, '部署');
  expect(place && samePlace(page('h2#install', 'h3#a', 'h3#b', 'h2#deploy'), place)?.id).toBe('deploy');
});

it('finds nothing where the pages have other headings of that level', () => {
  const place = placeOf(zh, '乙');
  expect(place && samePlace(page('h2#install', 'h3#a', 'h2#deploy'), place)).toBeUndefined();
});

it('takes the heading with the same id first', () => {
  const place = placeOf(page('h2#a', 'h2#b'), 'b');
  expect(place && samePlace(page('h2#b', 'h2#a', 'h2#c'), place)?.id).toBe('b');
});

it('knows no place without a heading', () => {
  expect(placeOf(zh, '')).toBeUndefined();
});
