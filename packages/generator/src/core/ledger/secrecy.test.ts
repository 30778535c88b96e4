import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { type Answer, Open, Secret } from './secrecy.ts';
import { writeOutput } from './write-output.ts';

const write = (text: Open<string>) => text.value;
const locked: Answer<string> = new Secret('canary');

test('what is secret is no type that may be written, and leaves nothing behind when it is', () => {
  // @ts-expect-error A secret is not open.
  expect(write(new Secret('canary'))).toBeUndefined();
  // @ts-expect-error What may be a secret has to be sealed first.
  expect(write(locked as Answer<string>)).toBeUndefined();
  // @ts-expect-error Nobody makes an open thing by hand.
  expect(write({ value: 'text' })).toBe('text');
  // @ts-expect-error Nobody but a seal sees the value.
  expect(new Secret('canary').value).toBeUndefined();
  expect([JSON.stringify(locked), inspect(locked), String(locked)].join()).not.toContain('canary');
});

test('an answer that is open may be written, and a seal sees both', () => {
  const open: Answer<string> = new Open('text');
  expect(Open.is(open) && write(open)).toBe('text');
  expect([Secret.reveal(open), Secret.reveal(locked), Open.is(locked)]).toEqual(['text', 'canary', false]);
});

test('nothing secret gets into the output', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bifolio-output-'));
  // @ts-expect-error The output takes what is open.
  expect(() => writeOutput(folder, 'secret.html', new Secret('canary'))).toThrow();
  // @ts-expect-error What may be a secret has to be sealed first.
  expect(() => writeOutput(folder, 'locked.html', locked as Answer<string>)).toThrow();
  writeOutput(folder, 'deep/open.html', new Open('text'));
  expect(readFileSync(join(folder, 'deep/open.html'), 'utf8')).toBe('text');
});
