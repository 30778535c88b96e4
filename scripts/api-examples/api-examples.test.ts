import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ts } from '../editor-help/package-program.mjs';
import { root } from '../paths.mjs';
import { publicExports } from './public-exports.ts';
import { readExamples } from './read-examples.ts';
import { buildWithComponents, resultsOf } from './run-examples.ts';

const examples = readExamples();
const folder = mkdtempSync(join(tmpdir(), 'bifolio-api-examples-'));
beforeAll(() => {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Why exports have no example. */
const WITHOUT = {
  'their hooks are what components use': [
    ...['FacesContext', 'IslandProviders', 'PageProvider', 'PagePartsContext'],
  ],
  'parts of a page, which overrides are shown with': [
    ...['Brand', 'Breadcrumbs', 'Doc', 'DocFooter', 'DocMeta', 'DocTitle', 'Footer', 'HomeBox', 'Link'],
    ...['LocalBar', 'Navbar', 'Outline', 'Page', 'Pager', 'Shell', 'Sidebar'],
  ],
  'one of the two that collectionSchema joins': ['docCollectionSchema', 'postCollectionSchema'],
  'an option of the config, whose example is in its reference': [
    ...['encryptOptions', 'obsidianOptions', 'presetOptions', 'replaceAssetsOptions'],
  ],
};

test('every export has an example, or a reason to have none', () => {
  const values = publicExports().filter(({ isValue }) => isValue);
  const without = values.filter(({ hasExample }) => !hasExample).map(({ name }) => name);
  expect(without.sort()).toEqual(Object.values(WITHOUT).flat().sort());
  expect(values.length).toBeGreaterThan(100);
});

// The others need `npm run build:packages`.
test('every example of the API has right types', () => {
  const paths = examples.map(({ name, code }) => {
    writeFileSync(join(folder, name), code);
    return join(folder, name);
  });
  const program = ts.createProgram(paths, {
    ...{ noEmit: true, strict: true, skipLibCheck: true, types: ['node'] },
    ...{ jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ESNext },
    ...{ module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
  });
  const wrong = ts
    .getPreEmitDiagnostics(program)
    .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`)
    // A module beside the example that its author has.
    .filter((message) => !message.includes("Cannot find module './"));
  expect(wrong).toEqual([]);
  expect(examples.length).toBeGreaterThan(120);
});

test('examples give the results that their comments say', async () => {
  const results = await resultsOf(examples, folder);
  expect(results.map(({ name, line, got }) => ({ name, line, value: got }))).toEqual(
    results.map(({ name, line, said }) => ({ name, line, value: said })),
  );
  expect(results.length).toBeGreaterThan(40);
});

test('a site builds with each component of the examples', async () => {
  const { site, names, problems } = await buildWithComponents(examples, folder);
  expect(problems).toEqual([]);
  expect(names.length).toBeGreaterThan(25);
  const html = (name: string) =>
    readFileSync(join(site, `dist/guide/${name.toLowerCase()}/index.html`), 'utf8');
  expect(html('ReadNext')).toContain('<a href="/guide/brewing/">Brewing</a>');
  expect(html('TeaPages')).toContain('<li>Lamp</li>');
  expect(html('News')).toMatch(/class="[^"]*badge[^"]*"[^>]*>new</);
});
