import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { loadConfig } from '../../site/config/load.ts';
import { compareWithRef } from './compare-site.ts';

const CONFIG = `export default {
  theme: { name: 'test', server: import.meta.filename, styles: {}, headScript: '', locale: () => ({ options: {} }) },
};`;
const WORDS =
  'water kettle leaf pour steam cup minute boil green black white oolong garden season harvest'.split(' ');

interface Section {
  heading: string;
  text: string;
}
/** The sections of each page, by its path without ending. */
type Pages = Map<string, Section[]>;
type Choose = (below: number) => number;

/** Numbers that look random and are the same for a seed. */
function numbersOf(seed: number): Choose {
  let state = seed + 1;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
}

const some = (count: number, choose: Choose) =>
  Array.from({ length: count }, () => WORDS[choose(WORDS.length)]).join(' ');

let names = 0;
const newName = (choose: Choose) => `${WORDS[choose(WORDS.length)]}-${++names}`;
const sectionOf = (choose: Choose): Section => ({ heading: newName(choose), text: some(30, choose) });

function firstPages(choose: Choose): Pages {
  const folders = ['', 'guide/', 'guide/deep/', 'api/'];
  return new Map(
    Array.from({ length: 12 }, () => [
      folders[choose(4)] + newName(choose),
      Array.from({ length: 3 + choose(4) }, () => sectionOf(choose)),
    ]),
  );
}

/** What people do to pages in a commit. Each gives where the page is then; nothing for one that is gone. */
const EDITS: Record<string, (pages: Pages, page: string, choose: Choose) => string | undefined> = {
  move: (pages, page, choose) => moved(pages, page, `moved/${choose(3)}/${page.split('/').at(-1)}`),
  rename: (pages, page, choose) => moved(pages, page, page.replace(/[^/]+$/, newName(choose))),
  split(pages, page, choose) {
    const sections = pages.get(page) ?? [];
    const half = Math.ceil(sections.length * 0.6);
    pages.set(page, sections.slice(0, half));
    pages.set(page.replace(/[^/]+$/, newName(choose)), sections.slice(half));
    return page;
  },
  heading(pages, page, choose) {
    const sections = [...(pages.get(page) ?? [])];
    const at = choose(sections.length);
    sections[at] = { heading: newName(choose), text: sections[at]?.text ?? '' };
    pages.set(page, sections);
    return page;
  },
  edit(pages, page, choose) {
    const sections = [...(pages.get(page) ?? [])];
    const at = choose(sections.length);
    sections[at] = { heading: sections[at]?.heading ?? '', text: some(25, choose) };
    pages.set(page, sections.reverse());
    return page;
  },
  remove(pages, page) {
    pages.delete(page);
    return undefined;
  },
};

function moved(pages: Pages, from: string, to: string): string {
  pages.set(to, pages.get(from) ?? []);
  pages.delete(from);
  return to;
}

function write(root: string, pages: Pages): void {
  rmSync(join(root, 'pages'), { recursive: true, force: true });
  for (const [page, sections] of pages) {
    const path = join(root, 'pages', `${page}.md`);
    mkdirSync(dirname(path), { recursive: true });
    const body = sections.map(({ heading, text }) => `## ${heading}\n\n${text}\n`).join('\n');
    writeFileSync(path, `# ${page}\n\n${body}`);
  }
}

const idsOf = (sections: readonly Section[] = []) => sections.map(({ heading }) => heading);

/** Links of others that lead elsewhere after some edits: addresses with where they moved, and ids of headings. */
function loseLinks(pages: Pages, choose: Choose): string[] {
  const before = new Map(pages);
  const places = new Map<string, string | undefined>([...pages.keys()].map((page) => [page, page]));
  const kinds = Object.keys(EDITS);
  for (let edits = 1 + choose(5); edits > 0; edits--) {
    const here = [...places.values()].filter((page) => page !== undefined);
    const page = here[choose(here.length)] ?? '';
    const origin = [...places].find(([, now]) => now === page)?.[0] ?? '';
    places.set(origin, EDITS[kinds[choose(kinds.length)] ?? '']?.(pages, page, choose));
  }
  return [...places].flatMap(([was, now]) => {
    if (now === undefined) return `/${was}/ is gone`;
    const kept = new Set(idsOf(pages.get(now)));
    const ids = idsOf(before.get(was)).filter((id) => !kept.has(id));
    return [...(was === now ? [] : [`/${was}/ is /${now}/`]), ...ids.map((id) => `/${now}/#${id}`)];
  });
}

/** `SEEDS=50` tries as many commits. */
const SEEDS = Number(process.env.SEEDS ?? 5);

it.each(Array.from({ length: SEEDS }, (_, seed) => seed))(
  'every address and heading that commit %i loses is named, and no other',
  async (seed) => {
    const choose = numbersOf(seed);
    const root = mkdtempSync(join(tmpdir(), 'bifolio-seeded-'));
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], { cwd: root });
    writeFileSync(join(root, 'bifolio.config.mjs'), CONFIG.replace('{', "{ source: 'pages',"));
    const pages = firstPages(choose);
    write(root, pages);
    git('init', '-q', '-b', 'main');
    git('add', '-A');
    git('commit', '-qm', 'x');
    const lost = loseLinks(pages, choose);
    write(root, pages);
    const { lostAddresses, changed } = await compareWithRef(await loadConfig(root), 'HEAD');
    const told = [
      ...lostAddresses.map(({ from, to }) => (to ? `${from} is ${to}` : `${from} is gone`)),
      ...changed.flatMap(({ after, lostHeadings }) => lostHeadings.map(({ id }) => `${after.route}#${id}`)),
    ];
    expect(told.sort()).toEqual(lost.sort());
    rmSync(root, { recursive: true });
  },
);
