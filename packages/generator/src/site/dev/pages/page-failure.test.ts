import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageFailure, pointIntoSources } from './page-failure.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'page-failure-')));
let vite: ViteDevServer;

beforeAll(async () => {
  vite = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
  });
});
afterAll(async () => {
  await vite.close();
  rmSync(root, { recursive: true });
});

/** Where a module is told to have thrown; `meanwhile` happens before anyone asks. */
async function placeOf(name: string, meanwhile: () => void): Promise<string> {
  writeFileSync(join(root, name), "import 'node:fs';\n\n\nthrow new Error('late');\n");
  const thrown: unknown = await vite.ssrLoadModule(`/${name}`).catch((error: unknown) => error);
  if (!(thrown instanceof Error)) throw new Error('The module did not throw.');
  meanwhile();
  await pointIntoSources(vite, thrown);
  const [problem] = pageFailure(thrown, root).problems;
  return `${problem?.file}:${problem?.line}`;
}

test('what a module throws is told with the line of its source', async () => {
  expect(await placeOf('plain.ts', () => {})).toBe('plain.ts:4');
});

test('so it is when a save has invalidated the module meanwhile', async () => {
  const { moduleGraph } = vite.environments.ssr;
  expect(await placeOf('saved.ts', () => moduleGraph.invalidateAll())).toBe('saved.ts:4');
});

test('a module that is gone by then keeps the place where it was compiled', async () => {
  const gone = () => {
    vite.environments.ssr.moduleGraph.invalidateAll();
    rmSync(join(root, 'gone.ts'));
  };
  expect(await placeOf('gone.ts', gone)).toMatch(/^gone\.ts:\d+$/);
});
