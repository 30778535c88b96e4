import { parseArgs } from 'node:util';
import { bifolio } from './subjects/bifolio.ts';
import { hugo } from './subjects/hugo.ts';
import { rspress } from './subjects/rspress.ts';
import { starlight } from './subjects/starlight.ts';
import type { Subject } from './subjects/subject.ts';
import { vitepress } from './subjects/vitepress.ts';

/** What can be measured alone with `--only`. `large` is a ten times larger site, `huge` one of 100,000 pages, `search` builds sites of both sizes, `blocks` is what each block of ours costs builds and readers. */
export const parts = [
  'cold',
  'warm',
  'large',
  'huge',
  'dev',
  'weight',
  'vitals',
  'navigation',
  'search',
  'blocks',
] as const;

export type Part = (typeof parts)[number];

/** What `npm run bench` was asked to do. */
export interface BenchOptions {
  subjects: readonly Subject[];
  pages: number;
  only: ReadonlySet<Part>;
}

const all: Readonly<Record<string, Subject>> = { bifolio, vitepress, rspress, starlight, hugo };

/**
 * Read `--peers vitepress,hugo` (or `none`), `--pages 1000`, `--only cold,warm`, and `--peers-only`, which leaves
 * Bifolio out. Throws on anything else.
 */
export function parseBenchArguments(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      peers: { type: 'string', default: 'vitepress,rspress,starlight,hugo' },
      'peers-only': { type: 'boolean', default: false },
      pages: { type: 'string', default: '1000' },
      only: { type: 'string', default: parts.join(',') },
    },
  });
  const peers = listOf(values.peers).filter((name) => name !== 'none');
  const subjects = [...(values['peers-only'] ? [] : ['bifolio']), ...peers].map((name) => {
    return (
      all[name] ?? fail(`Expected --peers to list ${Object.keys(all).slice(1).join(', ')}, got "${name}".`)
    );
  });
  const only = listOf(values.only).map((name) => {
    return (
      parts.find((part) => part === name) ??
      fail(`Expected --only to list ${parts.join(', ')}, got "${name}".`)
    );
  });
  const pages = Number(values.pages);
  if (!Number.isInteger(pages) || pages < 20)
    fail(`Expected --pages to be at least 20, got "${values.pages}".`);
  return { subjects, pages, only: new Set(only) };
}

const listOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function fail(message: string): never {
  throw new Error(message);
}
