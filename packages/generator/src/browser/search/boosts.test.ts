import { expect, test } from 'vitest';
import { boostsOf, readBoosts } from './boosts.ts';

test('the longest path that a route begins with counts, and pages that count alike are left out', () => {
  const routes = ['/', '/guide/a/', '/guide/old/b/', '/changelog/', '/guide/c/'];
  const boosts = boostsOf(routes, { '/guide/': 2, '/guide/old/': 0.5, '/changelog/': 1 });
  expect(boosts).toEqual([
    [2, 1, 3],
    [0.5, 2],
  ]);
  expect([...readBoosts(boosts)]).toEqual([
    [1, 2],
    [4, 2],
    [2, 0.5],
  ]);
});
