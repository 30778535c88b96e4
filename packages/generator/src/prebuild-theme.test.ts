import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createElement } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Theme } from './core/contracts/theme.ts';
import { prebuildTheme } from './prebuild-theme.ts';
import { bundleSite } from './site/bundle/bundle-site.ts';
import { prebuiltBundle } from './site/bundle/prebuilt/prebuilt-theme.ts';
import { loadReady } from './site/bundle/registry/load-ready.ts';
import { findSiteEntries } from './site/bundle/site-entries.ts';
import { resolveConfig } from './site/config/resolve-config.ts';
import { type ConfigOutput, checkConfig } from './site/config/schema.ts';
import { findPageScript } from './site/dev/theme/page-script.ts';
import { loadThemeBundle } from './site/dev/theme/theme-bundle.ts';
import { findThemeSheets } from './site/dev/theme/theme-sheets.ts';

const folder = mkdtempSync(join(tmpdir(), 'bifolio-theme-'));
const server = join(folder, 'dist/server.js');
const theme: Theme = {
  name: 'small',
  server,
  styles: { base: join(folder, 'dist/base.css') },
  headScript: '',
  prebuilt: join(folder, 'prebuilt'),
  locale: () => ({ options: {} }),
};

beforeAll(async () => {
  mkdirSync(join(folder, 'dist'));
  writeFileSync(
    server,
    "export { createElement } from 'react'; export const Document = () => null, layouts = {}, components = {}, blocks = [];\n",
  );
  writeFileSync(join(folder, 'dist/base.css'), 'body { color: red }\n');
  await prebuildTheme(theme);
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Site {
  files?: Record<string, string>;
  options?: Partial<ConfigOutput>;
  of?: Theme;
}

function siteWith({ files = {}, options = {}, of = theme }: Site) {
  const root = mkdtempSync(join(folder, 'site-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const checked = checkConfig(options, of);
  const config = resolveConfig({ options: checked, root, fallbackTitle: '', theme: of });
  return { config, entries: findSiteEntries(config, []), out: join(root, 'out') };
}

/** The bundle for a site with these files and options, if the theme's own fits. */
function bundleFor(files: Record<string, string> = {}, options: Partial<ConfigOutput> = {}, of = theme) {
  const { config, entries } = siteWith({ files, options, of });
  return prebuiltBundle(config, entries)?.bundle;
}

const isReact = (path: string) => path.includes('/react/cjs/');

/** The bundle that is made for a site with these files. */
function bundleOf(files: Record<string, string>) {
  const { config, entries, out } = siteWith({ files });
  return bundleSite(config, entries, out);
}

test('a site that adds nothing to a theme takes the bundle that came with it', async () => {
  const bundle = bundleFor();
  expect(bundle?.assets.styles.base).toMatch(/^\/assets\/style-base-.+\.css$/);
  expect(Object.keys(await import(bundle?.serverFile ?? ''))).toEqual(['createAssets', 'modules', 'render']);
});

test('a site that adds a component or a style sheet, or changes what scripts and styles are made of, does not', () => {
  expect(bundleFor({ 'components/Mood.tsx': 'export default () => null;' })).toBeUndefined();
  expect(bundleFor({ 'overrides/Footer.tsx': 'export default () => null;' })).toBeUndefined();
  expect(bundleFor({}, { styles: ['own.css'] })).toBeUndefined();
  expect(bundleFor({}, { icons: { service: false } })).toBeUndefined();
  expect(bundleFor({}, { title: 'Anything else' })).toBeDefined();
});

test('a site whose modules add nothing for browsers takes what they get from the theme', async () => {
  const ready = bundleFor();
  const filesOf = (clientDir = '') => readdirSync(clientDir, { recursive: true }).sort();
  const still = await bundleOf({ 'components/Mood.tsx': 'export default () => null;' });
  expect([still.assets, filesOf(still.clientDir)]).toEqual([ready?.assets, filesOf(ready?.clientDir)]);
  expect(readFileSync(still.serverFile, 'utf8')).toContain('Mood');
  expect(still.modules).toContain(join(folder, 'dist/base.css'));

  const live = await bundleOf({ 'components/Mood.tsx': "'use client';\nexport default () => null;" });
  expect(Object.keys(live.assets.islands)).toEqual(['components/Mood.tsx']);
  const styled = await bundleOf({
    'components/Mood.tsx': "import './mood.css';\nexport default () => null;",
    'components/mood.css': 'b { color: red }',
  });
  expect(styled.assets.componentStyles['components/Mood']).toHaveLength(1);
});

test('islands of a site are bundled alone, and share React and hooks with those of the theme', async () => {
  const ready = bundleFor();
  const live = await bundleOf({
    'components/Mood.tsx': `'use client';
import { useLang } from 'bifolio/client';
import { useState } from 'react';
export default () => <b lang={useLang()}>{useState('calm')[0]}</b>;`,
    'components/Word.tsx': "import './word.css';\nexport default () => null;",
    'components/word.css': 'b { color: red }',
  });
  const { islands, componentStyles, ...ofTheme } = live.assets;
  expect({ ...ofTheme, build: '' }).toEqual({
    ...ready?.assets,
    islands: undefined,
    componentStyles: undefined,
    build: '',
  });
  expect(ofTheme.build).not.toBe(ready?.assets.build);
  expect(componentStyles['components/Word']).toHaveLength(1);
  const island = islands['components/Mood.tsx'];
  const code = readFileSync(join(live.clientDir, island?.src ?? ''), 'utf8');
  expect(code).toContain('calm');
  expect(code.length).toBeLessThan(600);
  const imported = [...code.matchAll(/from"\.\/([^"]+)"/g)].map(([, name = '']) => name);
  expect(imported.length).toBeGreaterThan(1);
  for (const name of imported) {
    expect(island?.imports).toContain(`/assets/${name}`);
    expect(live.links[basename(island?.src ?? '')]).toContain(name);
    expect(readFileSync(join(live.clientDir, 'assets', name), 'utf8')).toBe(
      readFileSync(join(ready?.clientDir ?? '', 'assets', name), 'utf8'),
    );
  }
  expect(live.modules.filter(isReact)).toEqual([]);
  expect(readFileSync(join(live.clientDir, 'licenses.md'), 'utf8').match(/^## react -/gm)).toHaveLength(1);
});

test.each([
  ['React for documents', "import { flushSync as used } from 'react-dom';"],
  ['a module of every page', "import { onPage as used } from 'bifolio/runtime';"],
])('an island that needs %s is bundled with all that browsers get, so there is one', async (_, imports) => {
  const { modules } = await bundleOf({
    'components/Mood.tsx': `'use client';\n${imports}\nexport default () => <b onClick={() => used(() => {})}>x</b>;`,
  });
  expect(modules.filter(isReact)).not.toEqual([]);
});

test('the server of a site with modules of its own takes those of the theme, and React, from the bundle that came with it', async () => {
  const mood = `import { useState } from 'react';\nimport { createElement } from ${JSON.stringify(server)};\nexport default () => createElement('b', null, useState('calm')[0]);`;
  const { ready, serverFile, modules } = await bundleOf({ 'components/Mood.tsx': mood });
  const code = readFileSync(serverFile, 'utf8');
  expect(code).toContain('calm');
  expect(code.length).toBeLessThan(5000);
  expect(code).not.toContain(folder);
  expect(modules).toContain(server);

  await loadReady(ready ?? '', theme);
  const { render, createAssets } = await import(serverFile);
  expect([typeof render, typeof createAssets]).toEqual(['function', 'function']);
  await expect(loadReady('another', theme)).rejects.toThrow('The theme changed');
});

test('a site that overrides a module of the theme has a server bundle of its own', async () => {
  const { ready } = await bundleOf({ 'overrides/Footer.tsx': 'export default () => null;' });
  expect(ready).toBeUndefined();
});

test('a site below a path takes it too, with its addresses below that path', () => {
  expect(bundleFor({}, { base: '/v1/' })?.assets.client).toMatch(/^\/v1\/assets\/client-.+\.js$/);
});

test('the bundle of a theme whose modules name the base is for sites at the root of a host', async () => {
  const naming = { ...theme, prebuilt: join(folder, 'naming'), server: join(folder, 'dist/naming.js') };
  writeFileSync(
    naming.server,
    `export * from './server.js'; export const home = () => import.meta.env.BASE_URL;\n`,
  );
  await prebuildTheme(naming);
  expect(bundleFor({}, {}, naming)?.assets.client).toMatch(/^\/assets\//);
  expect(bundleFor({}, { base: '/v1/' }, naming)).toBeUndefined();
});

test('a bundle older than the theme is left alone, and a theme without one is bundled with the site', async () => {
  appendFileSync(join(folder, 'dist/base.css'), 'p { color: blue }\n');
  expect(bundleFor()).toBeUndefined();
  await prebuildTheme(theme);
  expect(bundleFor()).toBeDefined();
  rmSync(join(folder, 'prebuilt'), { recursive: true });
  expect(bundleFor()).toBeUndefined();
  await expect(prebuildTheme({ ...theme, prebuilt: undefined })).rejects.toThrow(
    'The theme "small" does not say',
  );
});

test('the bundle for dev has the React of the generator, wherever the theme lies, and is left alone when it is old', async () => {
  const folder = join(theme.prebuilt ?? '', 'dev');
  await prebuildTheme(theme);
  const bundle = await loadThemeBundle(theme, folder);
  expect(bundle?.modules[server]?.createElement).toBe(createElement);
  appendFileSync(server, '// changed\n');
  expect(await loadThemeBundle(theme, folder)).toBeUndefined();
});

test('in dev each style sheet of a theme is one file, until its sources change', async () => {
  const folder = join(theme.prebuilt ?? '', 'dev');
  writeFileSync(join(folder, '../../dist/base.css'), "@import './colours.css';\nbody { margin: 0 }\n");
  writeFileSync(join(folder, '../../dist/colours.css'), 'body { color: red }\n');
  await prebuildTheme(theme);
  const sheet = findThemeSheets(theme, folder).pathOf('base') ?? '';
  expect(readFileSync(sheet, 'utf8')).toBe('body { color: red }\nbody { margin: 0 }\n');
  appendFileSync(join(folder, '../../dist/colours.css'), 'p { color: blue }\n');
  expect(findThemeSheets(theme, folder).pathOf('base')).toBe(theme.styles.base);
});

test('in dev what every page runs is one file, and islands find its modules there, until one of them changes', async () => {
  const folder = join(theme.prebuilt ?? '', 'dev');
  const client = join(folder, '../../dist/client.js');
  const named = join(folder, '../../dist/named.js');
  const overridable = { Named: named };
  const own = { ...theme, client, overridable };
  writeFileSync(
    client,
    "import { name } from './named.js';\nexport const shown = [name];\nimport('./late.js');\n",
  );
  writeFileSync(named, "export const name = 'n';\n");
  writeFileSync(join(client, '../late.js'), 'export {};\n');
  await prebuildTheme(own);
  const script = readFileSync(join(folder, 'page.js'), 'utf8');
  expect(script).toMatch(/from ?"bifolio-file:theme\/dist\/named\.js"/);
  expect(script).toContain('import("bifolio-file:theme/dist/late.js")');
  const found = findPageScript(own, folder);
  const load = found.plugin.load as (path: string) => string | undefined;
  expect(load(client)).toContain('modules["theme/dist/client.js"]');
  expect(load(client)).toContain('export0 as "shown"');
  expect([load(named), load(join(client, '../late.js'))]).toEqual([undefined, undefined]);

  appendFileSync(client, 'export const base = import.meta.env.BASE_URL;\n');
  expect(findPageScript(own, folder).files.size, 'out of date').toBe(0);
  await prebuildTheme(own);
  expect(findPageScript(own, folder).files.size, 'it names the base').toBe(0);
});

test('nothing that browsers get of a theme, and no record beside it, names a folder of the machine it was made on', () => {
  const files = readdirSync(join(folder, 'prebuilt'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.mjs'))
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    for (const place of [folder, import.meta.dirname])
      expect([file, text.includes(place.slice(1))]).toEqual([file, false]);
  }
});
