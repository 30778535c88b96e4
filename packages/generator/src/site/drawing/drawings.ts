import { dirname } from 'node:path';
import type { DrawnPicture, PictureToDraw } from '../../core/contracts/block.ts';
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
  /** One that was drawn before is taken from the store; what is secret is never kept. */
  draw(picture: PictureToDraw, options: { isSecret: boolean }): Promise<DrawnPicture>;
  /** What was in the way of all pictures. */
  readonly problems: readonly Problem[];
  close(): Promise<void>;
}

interface DrawingsOptions {
  /** Path of Chromium, or `true` for any. */
  browser: string | true;
  store: Store;
  findInstalled: FindInstalled;
  bundle(module: ModuleToBundle): Promise<Bundle>;
}

/** Starts no browser before the first picture that is not known. */
export function createDrawings({ browser, store, findInstalled, bundle }: DrawingsOptions): Drawings {
  const problems: Problem[] = [];
  let desk: Promise<Desk | undefined> | undefined;

  async function start(): Promise<Desk | undefined> {
    const library = findInstalled('playwright-core/package.json');
    if (!library) return void problems.push(notInstalled);
    return openDesk(dirname(library), browser === true ? undefined : browser).catch(
      (error: Error) => void problems.push(notStarted(error)),
    );
  }

  async function drawNew(module: Bundle, input: object): Promise<DrawnPicture> {
    desk ??= start();
    const open = await desk;
    if (!open) return { state: 'no-browser' };
    return open.run(module, input).then(
      (markup) => ({ state: 'drawn', markup }),
      (error: Error) => ({ state: 'failed', problem: firstLines(error) }),
    );
  }

  return {
    problems,
    async draw({ input, ...module }, { isSecret }) {
      try {
        const made = await bundle(module);
        const name = shortHash([made.entry, input]);
        const known = isSecret ? undefined : store.get('drawing', name);
        if (known) return { state: 'drawn', markup: known.toString() };
        const drawn = await drawNew(made, input);
        if (drawn.state === 'drawn' && !isSecret) store.put('drawing', name, new Open(drawn.markup));
        return drawn;
      } catch (error) {
        // The library of the chart: who shows the chart says so.
        if (error instanceof MissingPackage) return { state: 'no-browser' };
        throw error;
      }
    },
    async close() {
      await (await desk)?.close();
    },
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
