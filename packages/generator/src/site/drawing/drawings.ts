import { dirname } from 'node:path';
import { TookTooLong } from '../../core/clock/time-limit.ts';
import type { DrawnPicture, PictureToDraw } from '../../core/contracts/block.ts';
import type { MarkdownEnvironment } from '../../core/contracts/markdown.ts';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import { installCommand } from '../../core/errors/install-command.ts';
import type { FindInstalled } from '../../core/files/find-installed.ts';
import { shortHash } from '../../core/ledger/hash.ts';
import { Open } from '../../core/ledger/secrecy.ts';
import type { ModuleToBundle } from '../../core/routing/module-address.ts';
import type { Store } from '../../core/store/store.ts';
import type { Bundle } from '../modules/bundle-module.ts';
import { MissingPackage } from '../modules/bundle-module.ts';
import { type Desk, openDesk } from './desk.ts';

/** Pictures that a browser draws for pages of the build. */
export interface Drawings {
  /** Draws for one page, within its limits. */
  forPage(): DrawPicture;
  /** What was in the way of all pictures. */
  readonly problems: readonly Problem[];
  close(): Promise<void>;
}

/** A picture that was drawn before is taken from the store; what is secret is never kept. */
type DrawPicture = NonNullable<MarkdownEnvironment['draw']>;

/** Processor time that a picture of a page and all of them may take, without that of loading libraries. */
interface Limits {
  eachMs: number;
  allMs: number;
}

interface DrawingsOptions {
  /** Path of Chromium, or `true` for any. */
  browser: string | true;
  store: Store;
  findInstalled: FindInstalled;
  bundle(module: ModuleToBundle): Promise<Bundle>;
  /** @default 2 s and 4 s */
  limits?: Limits;
}

/** Starts no browser before the first picture that is not known. */
export function createDrawings({
  browser,
  store,
  findInstalled,
  bundle,
  limits = { eachMs: 2000, allMs: 4000 },
}: DrawingsOptions): Drawings {
  const problems: Problem[] = [];
  const inTurn = createTurns();
  let desk: Promise<Desk | undefined> | undefined;

  async function start(): Promise<Desk | undefined> {
    const library = findInstalled('playwright-core/package.json');
    if (!library) return void problems.push(notInstalled);
    return openDesk(dirname(library), browser === true ? undefined : browser).catch(
      (error: Error) => void problems.push(notStarted(error)),
    );
  }

  async function drawNew(module: Bundle, input: object, budget: Budget): Promise<DrawnPicture> {
    desk ??= start();
    const open = await desk;
    return open ? drawAt(open, module, input, budget) : { state: 'no-browser' };
  }

  const draw = async (
    { input, ...module }: PictureToDraw,
    isSecret: boolean,
    budget: Budget,
  ): Promise<DrawnPicture> => {
    try {
      const made = await bundle(module);
      const name = shortHash([made.entry, input]);
      const known = isSecret ? undefined : store.get('drawing', name);
      if (known) return { state: 'drawn', markup: known.toString() };
      const drawn = await inTurn(() => drawNew(made, input, budget));
      if (drawn.state === 'drawn' && !isSecret) store.put('drawing', name, new Open(drawn.markup));
      return drawn;
    } catch (error) {
      // The library of the chart: who shows the chart says so.
      if (error instanceof MissingPackage) return { state: 'no-browser' };
      throw error;
    }
  };

  return {
    problems,
    forPage() {
      const budget = { ...limits, leftMs: limits.allMs };
      return (picture, { isSecret }) => draw(picture, isSecret, budget);
    },
    async close() {
      await (await desk)?.close();
    },
  };
}

/** What a page may still take. */
interface Budget extends Limits {
  leftMs: number;
}

async function drawAt(desk: Desk, module: Bundle, input: object, budget: Budget): Promise<DrawnPicture> {
  try {
    await desk.load(module);
    return { state: 'drawn', markup: await withinBudget(desk, module, input, budget) };
  } catch (error) {
    return { state: 'failed', problem: firstLines(error as Error) };
  }
}

async function withinBudget(desk: Desk, module: Bundle, input: object, budget: Budget): Promise<string> {
  if (budget.leftMs <= 0)
    throw new TookTooLong(`others on this page have taken ${budget.allMs / 1000} s of processor time`);
  const startMs = await desk.cpuMs();
  try {
    return await desk.run(module, input, Math.min(budget.eachMs, budget.leftMs));
  } finally {
    budget.leftMs -= (await desk.cpuMs()) - startMs;
  }
}

/** Runs one after the other. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

const firstLines = ({ message }: Error) =>
  message
    .replace(/^page\.evaluate: (?:\w*Error: )?/, '')
    .split('\n    at ', 1)[0]
    ?.trim() ?? '';

const notInstalled: Problem = {
  severity: 'warning',
  code: 'drawing-browser',
  message: 'The package "playwright-core" is not installed, so the browsers of readers draw the charts.',
  hint: `Run: ${installCommand('playwright-core')}`,
};

const notStarted = (error: Error): Problem => ({
  severity: 'warning',
  code: 'drawing-browser',
  message: `Chromium doesn't start, so the browsers of readers draw the charts: ${firstLines(error).split('\n', 1)[0]}`,
  hint: 'Install Chromium or Chrome, run "npx playwright-core install --only-shell chromium", or set the option `build.browser` to the path of one.',
});
