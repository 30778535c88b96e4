import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { BifolioError, type Problem } from '../core/errors/bifolio-error.ts';
import { buildSite } from '../site/build/build-site.ts';
import { type LoadedConfig, loadConfig } from '../site/config/load.ts';
import { createDevServer } from '../site/dev/dev-server.ts';
import { readSite } from '../site/read/read-site.ts';
import { draftOf, linesOf, seedsOf, writeSite } from './fixtures/seeded-mistakes.ts';

/** What is known only when all pages have been rendered: dev renders those that are opened. */
const OF_THE_WHOLE = /^\w+ (?:missing-translation|orphan-page|unused-admin) /;

const progress = { start() {}, step() {}, done() {}, page: () => () => {} };

async function toldByBuild(root: string): Promise<readonly string[]> {
  try {
    return linesOf((await buildSite(await loadConfig(root), { progress })).problems);
  } catch (error) {
    if (error instanceof BifolioError) return linesOf(error.problems);
    throw error;
  }
}

/** Opens every page of a site in dev. `wait` gets what has been told so far, until it is content. */
async function toldByDev(
  root: string,
  wait: (told: () => readonly string[]) => Promise<void>,
): Promise<readonly string[]> {
  const told: Problem[] = [];
  const log = {
    info() {},
    warn() {},
    error: (message: string) => told.push({ severity: 'error', code: 'a-fault', message }),
    report: (problems: readonly Problem[]) => told.push(...problems),
  };
  try {
    const config = await loadConfig(root);
    const dev = await createDevServer(config, { log, onRestart() {} });
    await once(dev.server.listen(0, '127.0.0.1'), 'listening');
    await openPages(config, (dev.server.address() as AddressInfo).port);
    await wait(() => linesOf(told));
    await dev.close();
    return linesOf(told);
  } catch (error) {
    if (error instanceof BifolioError) return linesOf([...told, ...error.problems]);
    throw error;
  }
}

async function openPages(config: LoadedConfig, port: number): Promise<void> {
  const { graph } = await readSite(config, { drafts: true, withErrors: true });
  for (const { route } of graph.pages) {
    const answer = await fetch(`http://127.0.0.1:${port}${config.base.slice(0, -1)}${route}`);
    await answer.text();
  }
}

test.each(seedsOf([3, 15, 36, 169]))(
  'dev says what a build says of the mistakes of seed %i',
  async (seed) => {
    const draft = draftOf(seed);
    const build = new Set(await toldByBuild(writeSite(draft)));
    const missing = (told: readonly string[]) =>
      [...build].filter((line) => !told.includes(line) && !OF_THE_WHOLE.test(line));
    // Links are looked at once a page has been answered.
    const dev = await toldByDev(writeSite(draft), (told) =>
      expect.poll(() => missing(told()), { message: JSON.stringify(draft) }).toEqual([]),
    );
    expect(missing(dev)).toEqual([]);
    // Without a bundle, a build renders no page; dev renders those that do without the broken module.
    const isBundled = ![...build].some((line) => line.startsWith('error bundle-failed'));
    if (isBundled) expect(dev.filter((line) => !build.has(line))).toEqual([]);
  },
);
