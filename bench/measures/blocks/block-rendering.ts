import { renderMarkdown } from 'bifolio';
import { paragraph } from '../../corpus/prose.ts';
import { createRandom } from '../../corpus/random.ts';
import { median } from '../median.ts';

const PAGES = 40;
const ROUNDS = 5;
const TIMES = 3;

/** Renders pages of prose, and again with an example on each. Milliseconds of processor time for a page. */
export async function createRenderMeter() {
  const random = createRandom(1);
  const pages = Array.from({ length: PAGES }, () =>
    Array.from({ length: 8 }, () => paragraph(random)).join('\n\n'),
  );
  await msPerPage(pages);
  const prose = await msPerPage(pages);
  return {
    /** What a page of prose takes. */
    prose,
    /** What an example adds to it. */
    async added(example: string): Promise<number> {
      const withBlock = pages.map((page) => `${page}\n\n${`${example}\n\n`.repeat(TIMES)}`);
      return Math.max(0, ((await msPerPage(withBlock)) - prose) / TIMES);
    },
  };
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
