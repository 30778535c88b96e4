import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderMarkdown } from 'bifolio';
import { root } from '../../scripts/paths.mjs';
import { paragraph } from '../corpus/prose.ts';
import { createRandom } from '../corpus/random.ts';
import { median } from './median.ts';

const PAGES = 40;
const ROUNDS = 5;
const TIMES = 3;

/** Milliseconds of processor time that a page costs more when a block's example stands on it, by block; `prose` is the page itself. */
export type BlockCosts = Readonly<Record<string, number>>;

/** Render pages of prose with and without the example of each block of the theme. */
export async function measureBlocks(): Promise<BlockCosts> {
  const folder = join(root, 'packages', 'theme', 'src', 'blocks');
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const random = createRandom(1);
  const pages = Array.from({ length: PAGES }, () =>
    Array.from({ length: 8 }, () => paragraph(random)).join('\n\n'),
  );
  await msPerPage(pages);
  const prose = await msPerPage(pages);
  const costs: Record<string, number> = { prose };
  for (const { name } of names) {
    const example = readFileSync(join(folder, name, 'example.md'), 'utf8');
    const withBlock = pages.map((page) => `${page}\n\n${`${example}\n\n`.repeat(TIMES)}`);
    costs[name] = Math.max(0, ((await msPerPage(withBlock)) - prose) / TIMES);
  }
  return costs;
}

/** Median of five rounds, after one that does not count. */
async function msPerPage(pages: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const before = process.cpuUsage();
    for (const page of pages) await renderMarkdown(page);
    const { user, system } = process.cpuUsage(before);
    if (round > 0) times.push((user + system) / 1000 / pages.length);
  }
  return median(times);
}
