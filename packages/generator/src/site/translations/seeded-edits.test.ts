import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { splitBlocks } from '../blocks/split-blocks.ts';
import type { SourceBlock } from '../blocks/types.ts';
import { blockId, type ComparedBlock, compareBlocks } from './compare/compare-blocks.ts';
import type { AcceptedPair } from './lock-file.ts';
import { replaceLines } from './replace-blocks.ts';

const docs = join(import.meta.dirname, '../../../../../docs');
/** Pages of our own documentation in both languages, long enough to be edited. */
const pages = globSync('zh/guide/{markdown,features,components}/*.md', { cwd: docs })
  .sort()
  .map((file) => [file, file.replace('zh/', 'en/')].map((one) => readFileSync(join(docs, one), 'utf8')))
  .filter(([zh = '']) => splitBlocks(zh).length > 12 && !/encrypt/.test(zh));

interface Edit {
  name: string;
  /** Blocks it is tried on. */
  on: (block: SourceBlock) => boolean;
  text: (block: SourceBlock) => string;
  state: ComparedBlock['state'];
}

const edits: Edit[] = [
  {
    name: 'a sentence',
    on: ({ kind }) => kind === 'p',
    text: ({ text }) => `${text}这里多了一句话。`,
    state: 'wording',
  },
  {
    name: 'a number',
    on: ({ kind }) => kind === 'p',
    text: ({ text }) => `${text}最多 9876 个。`,
    state: 'content',
  },
  {
    name: 'a line of code',
    on: ({ kind, text }) => kind === 'fence' && text.includes('\n'),
    text: ({ text }) => text.replace('\n', '\nconst seeded = 9876;\n'),
    state: 'content',
  },
  {
    name: 'an item',
    on: ({ kind }) => kind === 'li',
    text: ({ text }) => `${text} \`seeded\``,
    state: 'content',
  },
  {
    name: 'a heading',
    on: ({ kind }) => kind === 'h2' || kind === 'h3',
    text: ({ text }) => `${text}种子`,
    state: 'wording',
  },
];

const accept = (zh: string, en: string): AcceptedPair[] =>
  compareBlocks(splitBlocks(zh), splitBlocks(en), []).map(({ source, target }) => ({
    source: source ? blockId(source) : '-',
    target: target ? blockId(target) : '-',
  }));

const open = (zh: string, en: string, pairs: readonly AcceptedPair[]) =>
  compareBlocks(splitBlocks(zh), splitBlocks(en), pairs).filter(({ state }) => state !== 'step');

it.each(edits)('an edit of $name is found at its block, and nothing else is', ({ on, text, state }) => {
  let tried = 0;
  let found = 0;
  for (const [zh = '', en = ''] of pages) {
    const pairs = accept(zh, en);
    const blocks = splitBlocks(zh).filter(
      (block) => on(block) && !zh.split('\n')[block.line - 1]?.startsWith('>'),
    );
    // A few of each page, spread over it.
    for (const block of blocks.filter((_, at) => at % Math.ceil(blocks.length / 4) === 0)) {
      tried++;
      const now = open(
        replaceLines(zh, [{ line: block.line, end: block.end, text: text(block) }]),
        en,
        pairs,
      );
      if (now.length === 1 && now[0]?.state === state && now[0].source?.line === block.line) found++;
    }
  }
  expect(tried).toBeGreaterThan(20);
  expect(found / tried).toBeGreaterThanOrEqual(0.97);
});

it('what comes in is missing, and what goes is extra', () => {
  for (const [zh = '', en = ''] of pages) {
    const pairs = accept(zh, en);
    const block = splitBlocks(zh).find(({ kind }) => kind === 'p');
    if (!block) continue;
    const added = replaceLines(zh, [{ line: block.end + 1, end: block.end, text: '\n种子段落。\n' }]);
    expect(open(added, en, pairs).map(({ state, source }) => `${state} ${source?.text}`)).toEqual([
      'missing 种子段落。',
    ]);
    const removed = replaceLines(zh, [{ line: block.line, end: block.end, text: '' }]);
    expect(open(removed, en, pairs).map(({ state }) => state)).toEqual(['extra']);
  }
});

it.each<[string, (zh: string) => string]>([
  ['line ends', (zh) => zh.replaceAll('\n', '\r\n')],
  ['full-width punctuation', (zh) => inParagraphs(zh, (text) => text.replaceAll('。', '．'))],
  ['sections in another order', (zh) => inOtherOrder(zh)],
])('%s change nothing', (_, edit) => {
  for (const [zh = '', en = ''] of pages) expect(open(edit(zh), en, accept(zh, en))).toEqual([]);
});

/** Code is left as it is: punctuation counts there. */
function inParagraphs(zh: string, edit: (text: string) => string): string {
  const blocks = splitBlocks(zh).filter(({ kind, text }) => kind === 'p' && !text.includes('`'));
  return replaceLines(
    zh,
    blocks.map(({ line, end, text }) => ({ line, end, text: edit(text) })),
  );
}

/** The last section of a page comes before the others. */
function inOtherOrder(zh: string): string {
  const starts = splitBlocks(zh).flatMap(({ kind, line }) => (kind === 'h2' ? line - 1 : []));
  const [first, last] = [starts[0], starts.at(-1)];
  if (first === undefined || last === undefined || first === last) return zh;
  const lines = zh.split('\n');
  return [...lines.slice(0, first), ...lines.slice(last), '', ...lines.slice(first, last)].join('\n');
}
