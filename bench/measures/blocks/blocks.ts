import { launch } from '../../browser/chromium.ts';
import { serveStatic } from '../../browser/static-server.ts';
import { blockExamples } from './block-examples.ts';
import { createRenderMeter } from './block-rendering.ts';
import { buildBlockSite } from './block-site.ts';
import { type BlockWeight, weighBlockPage } from './block-weight.ts';

/** What a page with the example of a block costs more than the same page without it. */
export interface BlockCost extends BlockWeight {
  /** Milliseconds of processor time for its Markdown. */
  renderMs: number;
  /** Seconds of processor time of a cold build, libraries bundled. */
  buildSeconds: number;
}

/** Costs by block; `prose` is the page itself. */
export type BlockCosts = Readonly<Record<string, BlockCost>>;

const BUILDS = 2;

/** Render, build, open and use pages of prose with and without the example of each block of the theme. */
export async function measureBlocks(): Promise<BlockCosts> {
  const examples = blockExamples();
  const meter = await createRenderMeter();
  const prose = { renderMs: meter.prose, buildSeconds: await buildSeconds(new Map()) };
  const costs: Record<string, Pick<BlockCost, 'renderMs' | 'buildSeconds'>> = { prose };
  for (const [name, example] of examples) {
    const more = (await buildSeconds(new Map([[name, example]]))) - prose.buildSeconds;
    costs[name] = { renderMs: await meter.added(example), buildSeconds: Math.max(0, more) };
  }
  const weights = await weigh(examples);
  return Object.fromEntries(
    Object.entries(costs).map(([name, cost]) => [name, { ...cost, ...weights(name) }]),
  );
}

/** The least of some cold builds. */
async function buildSeconds(examples: ReadonlyMap<string, string>): Promise<number> {
  const seconds: number[] = [];
  for (let build = 0; build < BUILDS; build++) seconds.push((await buildBlockSite(examples)).cpuSeconds);
  return Math.min(...seconds);
}

/** Weighs the page of prose and that of each example; what comes back tells the difference. */
async function weigh(examples: ReadonlyMap<string, string>): Promise<(name: string) => BlockWeight> {
  const { output } = await buildBlockSite(examples);
  await using site = await serveStatic(output);
  await using browser = await launch();
  const prose = await weighBlockPage(browser, `${site.url}/`);
  const weights = new Map<string, BlockWeight>();
  for (const name of examples.keys()) {
    const weight = await weighBlockPage(browser, `${site.url}/${name}/`);
    weights.set(name, moreThan(prose, weight));
  }
  return (name) => weights.get(name) ?? prose;
}

function moreThan(prose: BlockWeight, { htmlAndCss, before, seen, used }: BlockWeight): BlockWeight {
  return {
    htmlAndCss: Math.max(0, htmlAndCss - prose.htmlAndCss),
    before: Math.max(0, before - prose.before),
    seen: Math.max(0, seen - prose.seen),
    used: Math.max(0, used - prose.used),
  };
}
