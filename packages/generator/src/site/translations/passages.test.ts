import { expect, it } from 'vitest';
import { splitBlocks } from '../blocks/split-blocks.ts';
import { blockId, compareBlocks } from './compare/compare-blocks.ts';
import { markPassages } from './mark-passages.ts';
import { passagePlaces } from './passage-places.ts';

const zh =
  '---\ntitle: 甲\n---\n\n# 题\n\n首段 `1`。\n\n## 一\n\n- 甲 `1`\n- 乙 `2`\n\n## 二\n\n| a | b |\n| - | - |\n| 甲 | `1` |\n\n```sh\nnpm 1\n```\n';
const en = zh
  .replace('题', 'Title')
  .replace('首段', 'First')
  .replace('## 一', '## One')
  .replace('## 二', '## Two');

const html = [
  '<p>First <code>1</code>.</p>',
  '<h2 id="one"><a href="#one">One</a></h2><ul><li><p>A <code>1</code></p></li><li>B</li></ul>',
  '<h2 id="two">Two</h2><div class="table"><table><thead><tr><th>a</th></tr></thead><tbody><tr><td>A</td></tr></tbody></table></div>',
  '<div class="code"><pre>npm 1</pre></div>',
].join('\n');

function marked(from: string, to: string): string {
  const pairs = compareBlocks(splitBlocks(zh), splitBlocks(en), []).map(({ source, target }) => ({
    source: source ? blockId(source) : '-',
    target: target ? blockId(target) : '-',
  }));
  const compared = compareBlocks(splitBlocks(zh.replace(from, to)), splitBlocks(en), pairs);
  const places = passagePlaces(compared, ['content', 'missing']);
  const text = markPassages(html, places, ({ sourceHeading }) => `<i>${sourceHeading}</i>`);
  return text.match(/<[^<]* data-behind-passage><i>\d<\/i>/g)?.join() ?? '';
}

it.each([
  ['a paragraph', '首段 `1`', '首段 `9`', '<p data-behind-passage><i>0</i>'],
  ['an item', '乙 `2`', '乙 `9`', '<li data-behind-passage><i>1</i>'],
  ['a row, at its first cell', '甲 | `1`', '甲 | `9`', '<td data-behind-passage><i>2</i>'],
  ['code', 'npm 1', 'npm 9', '<div class="code" data-behind-passage><i>2</i>'],
  ['what is missing, at what is before it', '## 二', '新 `3`。\n\n## 二', '<li data-behind-passage><i>1</i>'],
  ['what has no element, at its heading', '```sh\nnpm 1', '<Card>`1`</Card>\n\n```sh\nnpm 1', ''],
])('%s is marked', (name, from, to, expected) => {
  if (expected) expect(marked(from, to)).toBe(expected);
  else expect(marked(from, to), name).toContain('data-behind-passage');
});

it('marks nothing for a title or a description', () => {
  expect(marked('title: 甲', 'title: 乙 2')).toBe('');
});

it('leaves a page alone whose places are not there', () => {
  const place = { heading: 7, element: 'p', nth: 1, sourceHeading: 0 } as const;
  expect(markPassages(html, [place], () => 'x')).toBe(html);
});
