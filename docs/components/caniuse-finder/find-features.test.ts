import { expect, it } from 'vitest';
import { findFeatures } from './find-features.ts';
import type { PackedFeature } from './packed-support.ts';

const features: PackedFeature[] = [
  ['css-subgrid', 'CSS Subgrid', 90, ''],
  ['css-grid', 'CSS Grid Layout (level 1)', 96, ''],
  ['css-grid-animation', 'CSS Grid animation', 90, ''],
  ['webp', 'WebP image format', 97, ''],
];
const names = (query: string, limit?: number) => findFeatures(features, query, limit).map(([name]) => name);

it('finds by name and by title, the exact name first', () => {
  expect(names('css grid')).toEqual(['css-grid', 'css-grid-animation', 'css-subgrid']);
  expect(names('image')).toEqual(['webp']);
  expect(names('GRID ani')).toEqual(['css-grid-animation']);
});

it('finds words that begin so before words that merely hold it', () => {
  expect(names('grid')).toEqual(['css-grid', 'css-grid-animation', 'css-subgrid']);
});

it('takes signs for what they are, and finds nothing for nothing', () => {
  expect(names('(level')).toEqual(['css-grid']);
  expect(names('  ')).toEqual([]);
  expect(names('css', 1)).toHaveLength(1);
});
