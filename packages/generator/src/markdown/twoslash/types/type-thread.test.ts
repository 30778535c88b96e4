import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTypeThread } from './type-thread.ts';

const request = { code: 'let a', language: 'ts' };
let folder: string;

/** A package whose answers tell by a number which start of the thread they are from. */
const counting = `
import { appendFileSync, readFileSync } from 'node:fs';
const starts = new URL('starts', import.meta.url);
appendFileSync(starts, '.');
const started = readFileSync(starts, 'utf8').length;
const work = (cpuMs) => {
  const before = process.threadCpuUsage();
  const spentMs = ({ user, system }) => (user + system) / 1000;
  while (spentMs(process.threadCpuUsage(before)) < cpuMs);
};
export const createTypeReader = () => ({ load: (code) => work(Number(code.split('load ')[1] ?? 0)), read: (code) => {
  if (code === 'crash') process.exit(1);
  if (code === 'hang') for (;;);
  return { code, notes: [], problems: [], dependencies: {}, started };
} });`;

/** The same, after as much work at the start as a slow machine has. */
const slow = `${counting}
work(1100);`;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bifolio-type-thread-'));
  writeFileSync(join(folder, 'index.mjs'), counting);
  writeFileSync(join(folder, 'slow.mjs'), slow);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const threadFor = (idleMs?: number, limitMs?: number, file = 'index.mjs') =>
  createTypeThread({ root: folder, compilerOptions: {}, file: join(folder, file), idleMs, limitMs });

it('starts once for many questions, and again after it has ended or was closed', async () => {
  const thread = threadFor();
  const first = await Promise.all([thread.read(request), thread.read(request)]);
  await thread.close();
  const second = await thread.read(request);
  await expect(thread.read({ ...request, code: 'crash' })).rejects.toThrow('the thread has ended');
  const third = await thread.read(request);
  await thread.close();
  expect([...first, second, third]).toMatchObject([1, 1, 2, 3].map((started) => ({ started })));
});

it('ends when nothing has been asked for a while', async () => {
  const thread = threadFor(20);
  const { started } = (await thread.read(request)) as unknown as { started: number };
  await expect.poll(() => thread.read(request), { interval: 200 }).toMatchObject({ started: started + 1 });
  await thread.close();
});

it('ends when a block takes too long, leaves the page no time, and starts again with the next', async () => {
  const thread = threadFor(undefined, 100);
  const budget = { leftMs: 1000, packagesMs: 0 };
  await expect(thread.read({ ...request, code: 'hang', budget })).rejects.toThrow('it takes too long');
  expect(budget.leftMs).toBe(0);
  await expect(thread.read(request)).resolves.toMatchObject({ code: 'let a' });
  await thread.close();
});

it('leaves a page no time when a block has ended the thread, which would have to start for the next', async () => {
  const thread = threadFor();
  const budget = { leftMs: 1000, packagesMs: 0 };
  await expect(thread.read({ ...request, code: 'crash', budget })).rejects.toThrow('the thread has ended');
  expect(budget.leftMs).toBe(0);
});

it('ends a block that takes much more than its page has left', async () => {
  const thread = threadFor(undefined, 60_000);
  const asked = thread.read({ ...request, code: 'hang', budget: { leftMs: 1, packagesMs: 1 } });
  await expect(asked).rejects.toThrow('it takes too long');
  await thread.close();
});

it('takes what packages cost from what the page may take for them', async () => {
  const thread = threadFor(undefined, 200);
  const budget = { leftMs: 200, packagesMs: 60_000 };
  await thread.read({ ...request, code: 'load 600', budget });
  expect(budget.leftMs).toBeGreaterThan(0);
  expect(budget.packagesMs).toBeLessThan(60_000);
  await thread.close();
});

it('takes what packages cost beyond that from the rest', async () => {
  const thread = threadFor();
  const budget = { leftMs: 60_000, packagesMs: 10 };
  await thread.read({ ...request, code: 'load 300', budget });
  expect(budget.packagesMs).toBe(0);
  expect(budget.leftMs).toBeLessThan(60_000 - 10);
  await thread.close();
});

it('ends a block whose packages take more than both', async () => {
  const thread = threadFor(undefined, 100);
  const asked = thread.read({ ...request, code: 'load 60000', budget: { leftMs: 100, packagesMs: 100 } });
  await expect(asked).rejects.toThrow('it takes too long');
  await thread.close();
});

it('gives blocks more time where TypeScript starts slowly', async () => {
  const budget = () => ({ leftMs: 60_000, packagesMs: 0 });
  const spentIn = async (file: string) => {
    const thread = threadFor(undefined, undefined, file);
    const own = budget();
    await thread.read({ ...request, code: 'load 200', budget: own });
    await thread.close();
    return budget().leftMs - own.leftMs;
  };
  expect(await spentIn('slow.mjs')).toBeLessThan((await spentIn('index.mjs')) / 1.5);
});
