import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { walk } from '../../../core/files/walk.ts';
import { readAssetLinks } from '../../bundle/client/asset-links.ts';
import { copyAssets } from './copy-assets.ts';

const root = mkdtempSync(join(tmpdir(), 'assets-'));
afterAll(() => rmSync(root, { recursive: true }));

const files = {
  'client-a1.js': 'import"./page-b2.js";const later=()=>import("./box-c3.js");',
  'page-b2.js': '',
  'box-c3.js': '',
  'lead-on-d4.js': '',
  'react-e5.js': '',
  'site-f6.css': '@font-face{src:url(/docs/assets/own-g7.woff2)}',
  'own-g7.woff2': '',
  'island-tabs-h8.js': 'import{a}from"./page-b2.js";import{b}from"./shared-i9.js";',
  'shared-i9.js': '',
  'island-chart-j1.js':
    'import"./shared-i9.js";import"./client-a1.js";new Worker(new URL("/docs/assets/worker-k2.js",import.meta.url));',
  'worker-k2.js': 'importScripts("js/library-l3.js")',
  'js/library-l3.js': '',
  'chart-m4.css': '',
  'style-tabs-n5.css': '',
  'style-chart-o6.css': 'a{background:url("/docs/assets/dots-p7.svg")}',
  'dots-p7.svg': '',
  'from-a-plugin-q8.js': '',
  'for-islands-r9.js': 'import"./react-e5.js";',
};
const at = (name: string) => `/docs/assets/${name}`;
const island = (name: string, styles: string[] = []) => ({ src: at(name), imports: [], styles });
const assets = {
  build: '',
  client: at('client-a1.js'),
  clientImports: [at('page-b2.js')],
  leadOn: at('lead-on-d4.js'),
  react: [at('react-e5.js')],
  siteStyles: [at('site-f6.css')],
  componentStyles: {},
  styles: { tabs: at('style-tabs-n5.css'), chart: at('style-chart-o6.css') },
  islands: { tabs: island('island-tabs-h8.js'), chart: island('island-chart-j1.js', [at('chart-m4.css')]) },
  shared: island('for-islands-r9.js'),
};

/** What is copied for pages that name these. */
function copied(...names: string[]): string[] {
  const clientDir = mkdtempSync(join(root, 'client-'));
  const outDir = mkdtempSync(join(root, 'dist-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(clientDir, 'assets', path)), { recursive: true });
    writeFileSync(join(clientDir, 'assets', path), text);
  }
  copyAssets(
    { clientDir, assets, links: readAssetLinks(join(clientDir, 'assets')) },
    new Set(names.map(at)),
    outDir,
  );
  const written = walk(join(outDir, 'assets')).files;
  return Object.keys(files).filter((path) => written.includes(path));
}

const always = [
  'client-a1.js',
  'page-b2.js',
  'box-c3.js',
  'lead-on-d4.js',
  'react-e5.js',
  'site-f6.css',
  'own-g7.woff2',
];

test('a site gets what every page loads, what that fetches on use, and what nobody knows', () => {
  expect(copied()).toEqual([...always, 'from-a-plugin-q8.js']);
});

test('an island and a style sheet of a page come with all that they lead to', () => {
  expect(copied('island-tabs-h8.js', 'style-tabs-n5.css')).toEqual([
    ...always,
    'island-tabs-h8.js',
    'shared-i9.js',
    'style-tabs-n5.css',
    'from-a-plugin-q8.js',
  ]);
  expect(copied('island-chart-j1.js', 'chart-m4.css', 'style-chart-o6.css')).toEqual(
    Object.keys(files).filter((name) => !name.includes('tabs') && !name.startsWith('for-islands')),
  );
});
