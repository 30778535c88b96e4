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
export const createTypeReader = () => ({ read: (code) => {
  if (code === 'crash') process.exit(1);
  return { code, notes: [], problems: [], dependencies: {}, started };
} });`;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bifolio-type-thread-'));
  writeFileSync(join(folder, 'index.mjs'), counting);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('starts once for many questions, and again after it has ended or was closed', async () => {
  const file = join(folder, 'index.mjs');
  const thread = createTypeThread({ root: folder, compilerOptions: {}, file, idleMs: 50 });
  const first = await Promise.all([thread.read(request), thread.read(request)]);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const second = await thread.read(request);
  await thread.close();
  const third = await thread.read(request);
  await expect(thread.read({ ...request, code: 'crash' })).rejects.toThrow('the thread has ended');
  const fourth = await thread.read(request);
  await thread.close();
  expect([...first, second, third, fourth]).toMatchObject([1, 1, 2, 3, 4].map((started) => ({ started })));
});
