import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unreadImportsPlugin } from '../../bundle/author/unread-imports-plugin.ts';
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

test('invalid JSON and data that is no module are told in the words of a build', async () => {
  const plugins = [unreadImportsPlugin()];
  const server = await createServer({
    root,
    plugins,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const told = async (name: string, data: string) => {
    writeFileSync(join(root, name), data);
    writeFileSync(join(root, `${name}.ts`), `import data from './${name}';\n\nexport default data;\n`);
    const thrown: unknown = await server.ssrLoadModule(`/${name}.ts`).catch((error: unknown) => error);
    return pageFailure(thrown, root).problems;
  };
  expect(await told('a.json', '{ "a": 1, }')).toMatchObject([
    { message: 'A JSON file that this site imports is invalid: trailing comma at line 1 column 11.' },
  ]);
  expect(await told('a.yaml', 'a: 1\nb: 2\n')).toMatchObject([
    { code: 'data-import', file: 'a.yaml.ts', line: 1, column: 19 },
  ]);
  await server.close();
});
