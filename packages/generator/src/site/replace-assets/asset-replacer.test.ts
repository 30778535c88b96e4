import { describe, expect, it } from 'vitest';
import {
  type ReplaceAssetsInput,
  replaceAssetsOptions,
} from '../../core/contracts/options/replace-assets.ts';
import { createAssetReplacer } from './asset-replacer.ts';

const replacer = (given: ReplaceAssetsInput) =>
  createAssetReplacer(replaceAssetsOptions.parse(given) || undefined) ?? ((address: string) => address);
const CDN = 'https://cdn.example.org';

describe('a prefix', () => {
  it.each([
    ['/images/a.png', `${CDN}/images/a.png`],
    ['/docs/film.mp4#t=4', `${CDN}/docs/film.mp4#t=4`],
    ['/sound.MP3?v=1', `${CDN}/sound.MP3?v=1`],
    ['/guide/', '/guide/'],
    ['/paper.pdf', '/paper.pdf'],
    ['/a.css', '/a.css'],
    ['https://other.example.org/a.png', 'https://other.example.org/a.png'],
    ['//other.example.org/a.png', '//other.example.org/a.png'],
    ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
  ])('makes %s %s', (address, expected) => {
    expect(replacer(CDN)(address)).toBe(expected);
    expect(replacer(`${CDN}/`)(address)).toBe(expected);
  });
});

it('a function gives the whole address', () => {
  expect(replacer((address) => `${CDN}/x${address}?w=1`)('/a.png')).toBe(`${CDN}/x/a.png?w=1`);
});

it.each([
  ['.svg', ['/b/c.svg']],
  ['^/b/', ['/b/a.png', '/b/c.svg']],
  ['a\\.png$', ['/b/a.png', '/a.png']],
  [/^\/b\/.*\.png/g, ['/b/a.png']],
] as const)('a rule that finds %s fits %j', (find, fitting) => {
  const replace = replacer({ find, replacement: CDN });
  const all = ['/b/a.png', '/b/c.svg', '/a.png'];
  expect([...all, ...all].filter((address) => replace(address) !== address).sort()).toEqual(
    [...fitting, ...fitting].sort(),
  );
});

it('rules hold before kinds, kinds before all, the first rule before the second', () => {
  const replace = replacer({
    rules: [
      { find: '^/old/', replacement: '/archive' },
      { find: '.png', replacement: 'https://png.example.org' },
    ],
    media: 'https://media.example.org',
    all: CDN,
  });
  expect(['/old/a.png', '/a.png', '/a.mp4', '/a.webp'].map(replace)).toEqual([
    '/archive/old/a.png',
    'https://png.example.org/a.png',
    'https://media.example.org/a.mp4',
    `${CDN}/a.webp`,
  ]);
  expect(replacer([{ find: '.png', replacement: CDN }])('/a.webp')).toBe('/a.webp');
});

it.each([
  true,
  '',
  'cdn.example.org',
  'javascript:alert(1)',
  { find: '^(', replacement: CDN },
  { find: '.png' },
  { images: CDN },
])('refuses %j', (given) => {
  expect(replaceAssetsOptions.safeParse(given).success).toBe(false);
});

it('says so when a function returns no address', () => {
  expect(() => replacer((() => undefined) as never)('/a.png')).toThrow(
    'The function of `replaceAssets` returned nothing for "/a.png".',
  );
});
