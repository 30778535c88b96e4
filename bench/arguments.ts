import { parseArgs } from 'node:util';
import { bifolio } from './subjects/bifolio.ts';
import { hugo } from './subjects/hugo.ts';
import { hugoBook } from './subjects/hugo-book.ts';
import { rspress } from './subjects/rspress.ts';
import { starlight } from './subjects/starlight.ts';
import type { Subject } from './subjects/subject.ts';
import { vitepress } from './subjects/vitepress.ts';

/** The rows that can be measured, and what they are. */
export const parts = {
  cold: 'a build from nothing',
  warm: 'a build after one edit',
  large: 'both, and dev, with ten times the pages',
  huge: '100,000 pages',
  'huge-component': '100,000 pages and a component of the site',
  linked: 'ten times the pages, each of which links to 200 others',
  rows: 'ten times the pages as rows of a source',
  real: 'real documentation',
  reuse: 'builds of a site with images and includes after an earlier one, in place and copied',
  component: 'builds after an edited component and a page with another title',
  shards: 'ten times the pages in four parts, and their merge',
  base: 'a small site at / and at /v1/',
  dev: 'start and saving',
  weight: 'what browsers load',
  vitals: 'loading a page',
  navigation: 'going to the next page',
  search: 'searching sites of both sizes',
  blocks: 'each block of ours',
} as const;

export type Part = keyof typeof parts;

/** Rows by a name for all of them. Those of the README take less than a quarter of an hour. */
const groups: Readonly<Record<string, readonly Part[]>> = {
  readme: ['cold', 'warm', 'large', 'dev', 'weight', 'vitals', 'navigation'],
  caches: ['reuse', 'component', 'base'],
};

/** What `npm run bench` was asked to do. */
export interface BenchOptions {
  subjects: readonly Subject[];
  pages: number;
  only: ReadonlySet<Part>;
}

const all: Readonly<Record<string, Subject>> = {
  bifolio,
  vitepress,
  rspress,
  starlight,
  hugo,
  'hugo-book': hugoBook,
};

/**
 * Read the rows (`cold warm`, `readme`; all when there are none), `--peers vitepress,hugo` (or `none`), `--pages 1000`, and
 * `--peers-only`, which leaves Bifolio out. Throws on anything else.
 */
export function parseBenchArguments(args: readonly string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      peers: { type: 'string', default: Object.keys(all).slice(1).join() },
      'peers-only': { type: 'boolean', default: false },
      pages: { type: 'string', default: '1000' },
    },
  });
  const peers = listOf(values.peers).filter((name) => name !== 'none');
  const subjects = [...(values['peers-only'] ? [] : ['bifolio']), ...peers].map((name) => {
    return (
      all[name] ?? fail(`Expected --peers to list ${Object.keys(all).slice(1).join(', ')}, got "${name}".`)
    );
  });
  const only = positionals.flatMap(rowsCalled);
  const pages = Number(values.pages);
  if (!Number.isInteger(pages) || pages < 20)
    fail(`Expected --pages to be at least 20, got "${values.pages}".`);
  return { subjects, pages, only: new Set(only.length > 0 ? only : allParts) };
}

const allParts = Object.keys(parts) as Part[];

const rowsCalled = (name: string): readonly Part[] =>
  groups[name] ??
  allParts.filter((part) => part === name).map((part) => [part])[0] ??
  fail(`Expected rows of ${[...Object.keys(groups), ...allParts].join(', ')}, got "${name}".`);

const listOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function fail(message: string): never {
  throw new Error(message);
}
