import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createWorkBudget } from 'bifolio/markdown';
import { expect, it } from 'vitest';
import { drawStill } from './draw-still.ts';

/** A library whose charts never end, and which counts those that are disposed of. */
const ENDLESS = `export const disposed = [];
export const init = () => ({ setOption() { for (;;); }, dispose() { disposed.push(this); } });`;

it('a chart that is ended is disposed of, since its timers would keep the process alive', async () => {
  const library = join(mkdtempSync(join(tmpdir(), 'bifolio-chart-')), 'index.mjs');
  writeFileSync(library, ENDLESS);
  const budget = createWorkBudget({ eachMs: 50, allMs: 60_000 });
  const { problem } = await drawStill('{}', { library, prefix: 'a', budget });
  expect(problem).toBe('it takes longer than 0.05 s');
  const { disposed } = (await import(/* @vite-ignore */ pathToFileURL(library).href)) as {
    disposed: unknown[];
  };
  expect(disposed).toHaveLength(1);
});
