import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { callInTime } from './call-in-time.ts';

const forever = () => {
  for (;;);
};

/** What a process says of an author's function: it may be one that never lets go. */
function callIn(process: { work: string; limitMs: number }): string {
  const module = JSON.stringify(new URL('call-in-time.ts', import.meta.url).href);
  const code = `const { callInTime } = await import(${module});
    const { setTimeout: wait } = await import('node:timers/promises');
    await callInTime(${process.work}, ${process.limitMs}).catch(({ message }) => console.log(message));
    await wait(1);
    console.log('alive');`;
  const { stdout } = spawnSync(globalThis.process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  return stdout;
}

it('gives what a function gives, at once or later', async () => {
  expect(await callInTime(() => 1, 1000)).toBe(1);
  expect(await callInTime(async () => 2, 1000)).toBe(2);
});

it('ends a loop without end', async () => {
  await expect(callInTime(forever, 30)).rejects.toThrow('it takes longer than 0.03 s');
});

it.each([
  ['after it has waited', 'async () => { await wait(20); for (;;); }'],
  ['that catches all errors', 'async () => { await null; for (;;) try { JSON.parse("{"); } catch {} }'],
  ['of promises that are there', 'async () => { for (;;) await null; }'],
  ['of rows', 'async () => { for await (const row of (function* () { for (;;) yield 1; })()); }'],
])('ends a loop without end %s, and the process lives', (_, work) =>
  expect(callIn({ work, limitMs: 500 })).toBe('it takes longer than 0.5 s\nalive\n'),
);
