import { expect, test } from 'vitest';
import { BifolioError } from '../core/errors/bifolio-error.ts';
import { buildSite } from '../site/build/build-site.ts';
import { checkSite } from '../site/build/check-site.ts';
import { loadConfig } from '../site/config/load.ts';
import { draftOf, linesOf, seedsOf, writeSite } from './fixtures/seeded-mistakes.ts';

const progress = { start() {}, step() {}, done() {}, page: () => () => {} };

/** What a command says of a site: severity, code and place of each problem, and its words. */
async function told(root: string, command: 'build' | 'check'): Promise<readonly string[]> {
  try {
    const config = await loadConfig(root);
    const { problems } =
      command === 'check' ? await checkSite(config, progress) : await buildSite(config, { progress });
    return linesOf(problems);
  } catch (error) {
    if (error instanceof BifolioError) return linesOf(error.problems);
    return [`a fault: ${(error as Error).message}`];
  }
}

test.each(seedsOf([1, 2, 3, 4, 5, 6]))(
  'a check says what a build says of the mistakes of seed %i',
  async (seed) => {
    const draft = draftOf(seed);
    const order = seed % 2 === 0 ? (['check', 'build'] as const) : (['build', 'check'] as const);
    const root = writeSite(draft);
    const [first, second] = [await told(root, order[0]), await told(root, order[1])];
    expect(second, JSON.stringify(draft)).toEqual(first);
    expect(first.join('\n')).not.toContain('a fault: ');
    expect(await told(writeSite(draft), 'check')).toEqual(first);
  },
);
