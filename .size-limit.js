import { join, relative } from 'node:path';
import { heaviestPage } from './scripts/heaviest-page.mjs';
import { markupOf, pageFiles } from './scripts/page-files.mjs';
import { root } from './scripts/paths.mjs';

const site = join(root, 'docs', 'dist');
const pages = {
  'home page': 'index.html',
  'home page, English': 'en/index.html',
  'doc page': 'guide/intro/index.html',
  'doc page, English': 'en/guide/intro/index.html',
  'list of posts': 'blog/index.html',
  'doc page with many blocks': 'guide/markdown/basic/index.html',
};

const { page: heaviest } = heaviestPage(site);
/** @param {string[]} files */
const inRoot = (files) => files.map((file) => relative(root, join(site, file)));

const ofKinds = Object.entries(pages).flatMap(([name, page]) => {
  const { markup, reading, intent } = pageFiles(site, page);
  return [
    { name: `${name}: HTML and style`, path: inRoot(markup), limit: '30 kB' },
    { name: `${name}: script while reading`, path: inRoot(reading), limit: '12 kB' },
    { name: `${name}: script of islands`, path: inRoot(intent), limit: '75 kB' },
  ];
});

/** The budgets of what a browser fetches for a page, after brotli. Needs the built documentation. */
export default [
  ...ofKinds,
  {
    name: `heaviest of all pages (${heaviest}): HTML and style`,
    path: inRoot(markupOf(site, heaviest)),
    limit: '30 kB',
  },
];
