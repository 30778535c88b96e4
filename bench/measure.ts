import { join } from 'node:path';
import type { Part } from './arguments.ts';
import { launch } from './browser/chromium.ts';
import { serveStatic } from './browser/static-server.ts';
import { type BaseCosts, measureBase } from './measures/base.ts';
import { type BlockCosts, measureBlocks } from './measures/blocks/blocks.ts';
import { coldBuild, middleOfBuilds, outputBytes, warmBuild } from './measures/build.ts';
import { type ComponentCosts, measureComponent, withComponent } from './measures/caches/component.ts';
import { measureReuse, type ReuseCosts } from './measures/caches/reuse.ts';
import { measureShards, type ShardCosts } from './measures/caches/shards.ts';
import { measureClientNavigation } from './measures/client-navigation.ts';
import { type DevTimes, measureDev } from './measures/dev.ts';
import { measureLinked } from './measures/linked.ts';
import { measureRealDocs, type RealCosts } from './measures/real-docs.ts';
import { measureRows, type RowCosts } from './measures/rows.ts';
import type { Cost } from './measures/run-measured.ts';
import { measureSearch, type SearchCost } from './measures/search.ts';
import { measureVitals, type Vitals } from './measures/vitals.ts';
import { measureWeight, type Weight } from './measures/weight.ts';
import { type Prepared, prepare } from './subjects/prepare.ts';
import type { Subject } from './subjects/subject.ts';

/** Everything measured of one subject; what was left out is absent. */
export interface Measurements {
  name: string;
  version: string;
  cold?: Cost;
  warm?: Cost;
  outputBytes?: number;
  /** With search on. */
  coldWithSearch?: Cost;
  /** With ten times the pages. */
  large?: Cost;
  /** With ten times the pages. */
  largeWarm?: Cost;
  /** With 100,000 pages and search on. */
  huge?: Cost;
  /** With 100,000 pages, search on, and a component of the site. */
  hugeComponent?: Cost;
  /** With ten times the pages, each of which links to 200 others. */
  linked?: Cost;
  /** With ten times the pages. */
  rows?: RowCosts;
  real?: RealCosts;
  reuse?: ReuseCosts;
  component?: ComponentCosts;
  /** With ten times the pages. */
  shards?: ShardCosts;
  base?: BaseCosts;
  dev?: DevTimes;
  /** With ten times the pages. */
  largeDev?: DevTimes;
  weight?: Weight;
  vitals?: Vitals;
  navigationMs?: number;
  search?: SearchCost;
  blocks?: BlockCosts;
}

/** Pages of the largest site that a build is to do without more memory than a small one. */
const HUGE = 100_000;

/** What has sites of its own. */
const ALONE: ReadonlySet<Part> = new Set([
  'huge',
  'huge-component',
  'linked',
  'rows',
  'real',
  'reuse',
  'component',
  'shards',
  'base',
  'search',
  'blocks',
]);

/** Measure the wanted parts of one subject, one after the other. */
export async function measure(
  subject: Subject,
  pages: number,
  only: ReadonlySet<Part>,
): Promise<Measurements> {
  const prepared = await step(subject, `prepare ${pages} pages`, () => prepare(subject, pages));
  const results: Measurements = { name: subject.name, version: prepared.version };
  if ([...only].some((part) => !ALONE.has(part))) await measureSite(prepared, pages, only, results);
  if (only.has('cold') && subject.withSearch) {
    const searching = await prepare(subject.withSearch, pages);
    results.coldWithSearch = await step(subject, 'cold build with search', () =>
      middleOfBuilds(() => coldBuild(searching)),
    );
  }
  if (only.has('real') && (subject.name === 'Bifolio' || subject.program))
    results.real = await step(subject, 'real documentation', () => measureRealDocs(subject));
  if (subject.name === 'Bifolio') await measureOurs(subject, pages, only, results);
  return results;
}

/** Sites of their own that only we are measured with. */
async function measureOurs(
  subject: Subject,
  pages: number,
  only: ReadonlySet<Part>,
  results: Measurements,
): Promise<void> {
  const { withSearch = subject } = subject;
  const hugeBuild = async (of: Subject) => coldBuild(await prepare(of, HUGE));
  if (only.has('reuse')) results.reuse = await step(subject, 'reuse', () => measureReuse(pages));
  if (only.has('component'))
    results.component = await step(subject, 'component', () => measureComponent(pages));
  if (only.has('shards')) results.shards = await step(subject, 'shards', () => measureShards(pages * 10));
  if (only.has('base')) results.base = await step(subject, 'base', measureBase);
  if (only.has('linked')) results.linked = await step(subject, 'links', () => measureLinked(pages * 10));
  if (only.has('rows')) results.rows = await step(subject, 'rows', () => measureRows(pages * 10));
  if (only.has('huge')) results.huge = await step(subject, `${HUGE} pages`, () => hugeBuild(withSearch));
  if (only.has('huge-component'))
    results.hugeComponent = await step(subject, `${HUGE} pages and a component`, () =>
      hugeBuild(withComponent(withSearch)),
    );
  if (only.has('search'))
    results.search = await step(subject, 'search', () => measureSearch({ subject, withSearch, pages }));
  if (only.has('blocks')) results.blocks = await step(subject, 'blocks', measureBlocks);
}

async function measureSite(
  prepared: Prepared,
  pages: number,
  only: ReadonlySet<Part>,
  results: Measurements,
): Promise<void> {
  const { subject } = prepared;
  results.cold = await step(subject, 'cold build', () => middleOfBuilds(() => coldBuild(prepared)));
  results.outputBytes = await outputBytes(prepared);
  if (only.has('warm'))
    results.warm = await step(subject, 'warm build', () => middleOfBuilds(() => warmBuild(prepared)));
  await measureInBrowser(prepared, only, results);
  if (only.has('dev') && subject.dev) results.dev = await step(subject, 'dev', () => measureDev(prepared));
  // Peers need ten minutes for it, or run out of memory.
  if (only.has('large') && subject.name === 'Bifolio') {
    const large = await prepare(subject, pages * 10);
    results.large = await step(subject, `${pages * 10} pages`, () => coldBuild(large));
    results.largeWarm = await step(subject, `one edit in ${pages * 10} pages`, () => warmBuild(large));
    results.largeDev = await step(subject, `dev with ${pages * 10} pages`, () => measureDev(large));
  }
}

async function measureInBrowser(
  prepared: Prepared,
  only: ReadonlySet<Part>,
  results: Measurements,
): Promise<void> {
  const { subject, folder, corpus } = prepared;
  const page = corpus[Math.floor(corpus.length / 2)];
  if (!page || !subject.dev || !['weight', 'vitals', 'navigation'].some((part) => only.has(part as Part)))
    return;
  await using site = await serveStatic(join(folder, subject.output));
  await using browser = await launch();
  const url = site.url + subject.address(page);
  if (only.has('weight'))
    results.weight = await step(subject, 'page weight', () => measureWeight(browser, url));
  if (only.has('vitals')) results.vitals = await step(subject, 'vitals', () => measureVitals(browser, url));
  if (only.has('navigation')) {
    results.navigationMs = await step(subject, 'navigation', () => measureClientNavigation(browser, url));
  }
}

async function step<T>({ name }: Subject, title: string, run: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await run();
  console.log(`${name}: ${title} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return result;
}
