import { expect, it } from 'vitest';
import { convertTags, type TagRule } from './convert-tags.ts';

const rules = { Note: () => '::: note\nWords\n:::' };

it('a block stands between empty lines, whatever is above it', () => {
  const converted = convertTags('Above\n<Note />\n- One\n  <Note />\n', rules, () => {});
  expect(converted).toBe('Above\n\n::: note\nWords\n:::\n\n- One\n\n  ::: note\n  Words\n  :::\n\n');
});

it('a long line before blocks costs no time', () => {
  const text = `${'word '.repeat(12_000)}\n\n${'<Note />\n\n'.repeat(20)}`;
  const before = process.cpuUsage();
  convertTags(text, rules, () => {});
  expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
});

it('lines and blocks that stand equally far in stay beside each other', () => {
  const group: TagRule = (node, { body }) => `${body(node)}\n`;
  const text = '<Tab>\n      <b>One</b>\n      <Note />\n      Two\n</Tab>';
  expect(convertTags(text, { ...rules, Tab: group }, () => {})).toBe(
    '<b>One</b>\n\n::: note\nWords\n:::\n\nTwo\n\n',
  );
});

it('a table of HTML keeps its lines, whatever stands in its cells', () => {
  const cells =
    '      <td>One</td>\n      <td>\n        <ul>\n          <li>Two</li>\n        </ul>\n      </td>\n';
  const table = `<table>\n  <tbody>\n    <tr>\n${cells}    </tr>\n    <tr>\n    </tr>\n  </tbody>\n</table>\n`;
  expect(convertTags(table, rules, () => {})).toBe(`${table.trimEnd()}\n\n`);
});
