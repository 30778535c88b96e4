import { expect, test } from 'vitest';
import { sealedAddresses } from './sealed-addresses.ts';

const ending = `/assets/locked/${'0a'.repeat(16)}.bin#${'k'.repeat(43)}`;

test('addresses are found with base and host, wherever they stand', () => {
  const text = `{"src":"/docs${ending}.png","set":"https://a.example${ending}.svg 2x, ${ending}.mp4"}`;
  expect(sealedAddresses(text)).toEqual([
    `/docs${ending}.png`,
    `https://a.example${ending}.svg`,
    `${ending}.mp4`,
  ]);
});

test('a long word is looked through once', () => {
  expect(sealedAddresses(`data:image/png;base64,${'A'.repeat(2_000_000)} ${ending}.mp4`)).toEqual([
    `${ending}.mp4`,
  ]);
});
