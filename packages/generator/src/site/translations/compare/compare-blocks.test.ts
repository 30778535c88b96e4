import { describe, expect, it } from 'vitest';
import { splitBlocks } from '../../blocks/split-blocks.ts';
import type { AcceptedPair } from '../lock-file.ts';
import { blockId, type ComparedBlock, compareBlocks } from './compare-blocks.ts';

const zh = ['# 安装', '先装 `node` 20。', '然后运行它。', '- 甲', '- 乙', '```sh\nnpm i\n```', '最后看看。'];
const en = [
  '# Install',
  'Install `node` 20 first.',
  'Then run it.',
  '- A',
  '- B',
  '```sh\nnpm i\n```',
  'Look at it.',
];
const page = (blocks: readonly string[]) => splitBlocks(blocks.join('\n\n'));

/** All that aligns is accepted. */
function accept(source: readonly string[], target: readonly string[]): AcceptedPair[] {
  const compared = compareBlocks(page(source), page(target), []);
  return compared.flatMap(({ source: s, target: t }) =>
    s && t ? [{ source: blockId(s), target: blockId(t) }] : [],
  );
}

const pairs = accept(zh, en);
const found = (source: readonly string[], target: readonly string[] = en) =>
  compareBlocks(page(source), page(target), pairs).flatMap(
    ({ state, source: s, target: t }: ComparedBlock) =>
      state === 'step' ? [] : [`${state} ${s?.text ?? '-'} | ${t?.text ?? '-'}`],
  );
const change = (list: readonly string[], at: number, ...texts: string[]) => list.toSpliced(at, 1, ...texts);

describe('a block of a translation', () => {
  it('is in step as long as both sides are as they were accepted', () => {
    expect(found(zh)).toEqual([]);
  });

  it('is behind when code, a link or a number of its source has changed', () => {
    expect(found(change(zh, 1, '先装 `node` 22。'))).toEqual([
      'content 先装 `node` 22。 | Install `node` 20 first.',
    ]);
    expect(found(change(zh, 5, '```sh\nnpm ci\n```'))[0]).toMatch(/^content/);
  });

  it('has other wording when only words of its source have changed', () => {
    expect(found(change(zh, 2, '接着运行它。'))).toEqual(['wording 接着运行它。 | Then run it.']);
  });

  it('is missing where the source has a new one, and extra where the source has lost one', () => {
    expect(found(change(zh, 2, '然后运行它。', '新的一段。'))).toEqual(['missing 新的一段。 | -']);
    expect(found(change(zh, 2))).toEqual(['extra - | Then run it.']);
  });

  it('is in step after its words were polished', () => {
    expect(found(zh, change(en, 2, 'Now run it.'))).toEqual(['polished 然后运行它。 | Now run it.']);
  });

  it('is new where both sides have changed', () => {
    expect(found(change(zh, 2, '别运行它。'), change(en, 2, 'Do not run it.'))).toEqual([
      'new 别运行它。 | Do not run it.',
    ]);
  });

  it('is in step after paragraphs and sections have moved', () => {
    expect(found([zh[0] ?? '', ...zh.slice(4), ...zh.slice(1, 4)])).toEqual([]);
  });

  it('may be accepted alone', () => {
    const alone = [...pairs, { source: '-', target: blockId(page(['Only here.'])[0] as never) }];
    expect(
      compareBlocks(page(zh), page([...en, 'Only here.']), alone).every(({ state }) => state === 'step'),
    ).toBe(true);
  });

  it('that says the same as others is taken in order', () => {
    const twice = accept(['甲', '同', '乙', '同'], ['A', 'same', 'B', 'same']);
    expect(
      compareBlocks(page(['甲', '同', '乙', '同']), page(['A', 'same', 'B', 'same']), twice).map(
        ({ state }) => state,
      ),
    ).toEqual(['step', 'step', 'step', 'step']);
  });
});
