// Measure locked pages: `node bench/locks.ts [pages]`, 1,000 when it is left out.
import { launch } from './browser/chromium.ts';
import { serveStatic } from './browser/static-server.ts';
import { createCorpus } from './corpus/corpus.ts';
import { buildCost, writeSites } from './locks/sites.ts';
import { longestTaskOfLoading, type Unlocking, unlock } from './locks/unlock.ts';
import { median } from './measures/median.ts';
import { measureWeight } from './measures/weight.ts';

const RUNS = 3;
const count = Number(process.argv[2] ?? 1000);
const sites = await writeSites(createCorpus(count));
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

for (const [name, folder] of Object.entries(sites.folders)) {
  const { cpuSeconds, peakBytes } = await buildCost(folder);
  console.log(
    `${name}: ${cpuSeconds.toFixed(1)} s of processor time, ${Math.round(peakBytes / 1024 ** 2)} MiB`,
  );
}

const browser = await launch();
{
  await using open = await serveStatic(`${sites.folders.open}/dist`);
  await using locked = await serveStatic(`${sites.folders.locked}/dist`);
  await using large = await serveStatic(`${sites.folders.large}/dist`);
  const [plain, closed] = [
    await measureWeight(browser, open.url + sites.page),
    await measureWeight(browser, locked.url + sites.page),
  ];
  const script = closed.readingScript + closed.idleScript - plain.readingScript - plain.idleScript;
  console.log(
    `a locked page adds ${kB(closed.htmlAndCss - plain.htmlAndCss)} of HTML and CSS, ${kB(script)} of script`,
  );
  const loading: number[] = [];
  for (let run = 0; run < RUNS; run++)
    loading.push(await longestTaskOfLoading(browser, open.url + sites.page));
  console.log(`${sites.page} without a lock, loaded: longest task ${Math.round(median(loading))} ms`);
  const addresses = [locked.url + sites.page, ...sites.largePages.map((page) => large.url + page)];
  for (const address of addresses) {
    const runs: Unlocking[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await unlock(browser, address, sites.password));
    const of = (read: (run: Unlocking) => number) => Math.round(median(runs.map(read)));
    const tasks = `longest task ${of(({ longestTaskMs }) => longestTaskMs)} ms`;
    console.log(
      `${new URL(address).pathname}, ${kB(runs[0]?.textBytes ?? 0)}: Enter to text ${of(({ ms }) => ms)} ms, ${tasks}`,
    );
  }
}
await browser.close();
