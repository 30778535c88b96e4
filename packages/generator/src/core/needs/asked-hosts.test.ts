import { expect, test } from 'vitest';
import { askedHosts } from './asked-hosts.ts';

test('hosts are listed once with all they are asked for, schemes and hashes are none', () => {
  expect(
    askedHosts({
      'connect-src': ['https://b.example', 'blob:', 'wss://c.example:8080/path/'],
      'style-src': ["'sha256-x'", 'https://b.example'],
      'font-src': ['https:'],
      'frame-src': ['a.example'],
    }),
  ).toEqual([
    ['a.example', ['frames']],
    ['b.example', ['data', 'style sheets']],
    ['c.example:8080/path/', ['data']],
  ]);
});
