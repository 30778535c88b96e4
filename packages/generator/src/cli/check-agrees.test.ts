import { expect, test } from 'vitest';
import { BifolioError, type Problem } from '../core/errors/bifolio-error.ts';
import { buildSite } from '../site/build/build-site.ts';
import { checkSite } from '../site/build/check-site.ts';
import { loadConfig } from '../site/config/load.ts';
import { createSite } from './fixtures/site.ts';

/** A site with mistakes: files, lines of its pages, and options. */
interface Draft {
  files: Record<string, string>;
  /** Lines of frontmatter and text of two pages, `one.md` and `guide/two.md`. */
  fields: string[][];
  lines: string[][];
  options: string[];
}

/** What may be wrong, written somewhere by chance. */
const mistakes: readonly ((draft: Draft, page: 0 | 1, pick: <T>(list: readonly T[]) => T) => void)[] = [
  ({ fields }, page, pick) =>
    fields[page]?.push(
      pick([
        'titel: A',
        'createTime: yesterday',
        'draft: perhaps',
        'tags: { a: 1 }',
        'outline: 9',
        'permalink: no slash',
        'layout: nowhere',
        'badge: { type: veryloud, text: a }',
        'sidebar: 4',
        'prev: [1, 2]',
        'cover: ./gone.png',
        'title: [a',
        'passwordHint: 5',
        'description: 7',
      ]),
    ),
  ({ lines }, page, pick) =>
    lines[page]?.push(
      pick([
        '[dead](./nowhere.md)',
        '[anchor](#nowhere)',
        '[other anchor](/one/#nowhere)',
        '[lost](/en/lost/)',
        '![](./gone.png)',
        '[file](./gone.zip)',
        '[file](file:///etc/passwd)',
        '[local](http://localhost:3000/)',
        '[undefined][nothing] and [^nothing]',
        '![](../../outside.png)',
      ]),
    ),
  ({ lines }, page, pick) =>
    lines[page]?.push(
      pick([
        '<!-- @include: ./gone.md -->',
        '<!-- @include: ./part.md{9-12} -->',
        '<!-- @include: ./part.md#nowhere -->',
        '@[code](./gone.ts)',
        '@[code ts{90}](./part.ts)',
        '@include',
        '<<< ./gone.ts',
      ]),
    ),
  ({ lines }, page, pick) =>
    lines[page]?.push(
      pick([
        '<NoSuchThing />',
        '<Badge tipe="tip" text="a" />',
        '<Badge type="veryloud" text="a" />',
        '<LinkCard href="/nowhere/" />',
        '<LinkCard />',
        '<Icon name="no-such-set:icon" />',
        '<Mood />',
        '<Broken />',
        '<swiper />',
        '<Card title="a">',
      ]),
    ),
  ({ lines }, page, pick) =>
    lines[page]?.push(
      pick([
        '::: nonsense\n:::',
        '::: tip\nnot closed',
        '::: tabs\n:::',
        '::: chartjs\n```json\n{ "type": "barr" }\n```\n:::',
        '::: chartjs\n```json\n{ "type": }\n```\n:::',
        '```nolanguage\na\n```',
        '```ts {90}\nlet a;\n```',
        '```mermaid\nflowchart LR\n```',
        '$$\\frac{$$',
        '<<<<<<< HEAD\na\n=======\nb\n>>>>>>> other',
        '| a | b |\n| - | - |\n| 1 | 2 | 3 |',
        '::: encrypt\nsecret\n:::',
        '@startuml\nA -> B',
      ]),
    ),
  ({ options }, _page, pick) =>
    options.push(
      pick([
        "redirects: { '/old/': '/nowhere/' }",
        "redirects: { '/one/': '/' }",
        'markdwon: {}',
        'vite: { bulid: {} }',
        "hostname: 'example.org'",
        "encrypt: { rules: { '/nowhere/': 'a long password of words' } }",
        "encrypt: { rules: { '/one/': '123' } }",
        "encrypt: { admin: 'a long password of words' }",
        "base: 'v1'",
        "head: [['nope']]",
        "locales: { '/': { lang: 'zh-CN' }, '/en/': { lang: 'en-US' } }",
        'markdown: { lineNumbers: 4 }',
        'build: { cache: 7 }',
        'search: { boots: {} }',
      ]),
    ),
  ({ files }, _page, pick) =>
    Object.assign(
      files,
      pick([
        { 'guide/TWO.md': '# Same route\n' },
        { 'guide/two/README.md': '# Same route\n' },
        { 'broken.mdx': 'import A from "./gone.tsx"\n\n# A\n\n<A />\n' },
        { 'open.mdx': '# A\n\n<div>\n' },
        { 'thrown.mdx': '# A\n\n{nothing.at.all}\n' },
        { 'latin.md': '# Ti\u00fftle\n' },
        { 'empty.md': '' },
        { 'late.md': '+++\ntitle = "a"\n+++\n' },
        { 'lost.md': '---\ntitle: A\n' },
        { 'public/one/index.html': 'in the way' },
        { 'public/page.html': '<a href="/nowhere/">a</a>' },
        { 'draft.md': '---\ndraft: true\n---\n# D\n' },
        { 'components/lower.tsx': 'export default () => 1;\n' },
        { 'components/Broken.tsx': 'export default () => { throw new Error("No mood"); };\n' },
      ]),
    ),
];

/** Numbers that follow from a seed, each below `count`. */
function chance(seed: number): (count: number) => number {
  let state = seed * 7919 + 1;
  return (count) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % count;
  };
}

function draftOf(seed: number): Draft {
  const next = chance(seed);
  const pick = <T>(list: readonly T[]) => list[next(list.length)] as T;
  const draft: Draft = { files: {}, fields: [[], []], lines: [[], []], options: [] };
  for (let count = 1 + next(3); count > 0; count--) pick(mistakes)(draft, next(2) as 0 | 1, pick);
  return draft;
}

function writeSite({ files, fields, lines, options }: Draft): string {
  const page = (index: number, title: string) =>
    `---\n${[`title: ${title}`, ...(fields[index] ?? [])].join('\n')}\n---\n\nText.\n\n${(lines[index] ?? []).join('\n\n')}\n`;
  return createSite({
    'README.md': '# Home\n\n[one](./one.md), [two](./guide/two.md)\n',
    'one.md': page(0, 'One'),
    'guide/two.md': page(1, 'Two'),
    'part.md': '# Part\n\nText.\n',
    'guide/part.md': '# Part\n\nText.\n',
    'part.ts': 'let a;\n',
    'guide/part.ts': 'let a;\n',
    'bifolio.config.ts': `export default {\n  ${options.join(',\n  ')}\n};\n`,
    ...files,
  });
}

const progress = { start() {}, step() {}, done() {}, page: () => () => {} };

/** What a command says of a site: severity, code and place of each problem, and its words. */
async function told(root: string, command: 'build' | 'check'): Promise<readonly string[]> {
  try {
    const config = await loadConfig(root);
    const { problems } =
      command === 'check' ? await checkSite(config, progress) : await buildSite(config, { progress });
    return linesOf(problems);
  } catch (error) {
    if (error instanceof BifolioError) return linesOf(error.problems);
    return [`a fault: ${(error as Error).message}`];
  }
}

const linesOf = (problems: readonly Problem[]) =>
  problems
    .map(({ severity, code, file, line, column, message }) =>
      [severity, code, `${file}:${line}:${column}`, message].join(' '),
    )
    .sort();

/** `SEEDS=1,200`: the first seed, and how many. */
const [from = 1, count = 1] = (process.env.SEEDS ?? '1,6').split(',').map(Number);
const seeds = Array.from({ length: count }, (_, index) => from + index);

test.each(seeds)('a check says what a build says of the mistakes of seed %i', async (seed) => {
  const draft = draftOf(seed);
  const order = seed % 2 === 0 ? (['check', 'build'] as const) : (['build', 'check'] as const);
  const root = writeSite(draft);
  const [first, second] = [await told(root, order[0]), await told(root, order[1])];
  expect(second, JSON.stringify(draft)).toEqual(first);
  expect(first.join('\n')).not.toContain('a fault: ');
  expect(await told(writeSite(draft), 'check')).toEqual(first);
});
