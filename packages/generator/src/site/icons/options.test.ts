import { expect, test } from 'vitest';
import { iconOptions } from './options.ts';

const service = (value: unknown) => iconOptions.parse({ service: value }).service;

test('hosts are written with or without a slash at the end', () => {
  expect(service(['https://a.example/', 'http://localhost:80/v1//'])).toEqual([
    'https://a.example',
    'http://localhost:80/v1',
  ]);
});

test('no hosts are no service', () => {
  expect(service([])).toBe(false);
  expect(service(false)).toBe(false);
});

test('three hosts answer unless the site names others', () => {
  expect(iconOptions.parse({}).service).toHaveLength(3);
});

test.each(['a.example', 'ftp://a.example', 'https://a.example?x', 'javascript:1', 'https://me@a.example'])(
  '%s is no host',
  (host) => expect(iconOptions.safeParse({ service: [host] }).success).toBe(false),
);
