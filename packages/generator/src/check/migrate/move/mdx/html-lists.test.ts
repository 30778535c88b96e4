import { expect, it } from 'vitest';
import { convertTags } from '../../../../markdown/dialects/jsx/convert-tags.ts';
import { HTML_LISTS } from './html-lists.ts';

const converted = (text: string) => convertTags(text, HTML_LISTS, () => {});

it('lists with Markdown in them become lists of Markdown', () => {
  expect(converted('<ol>\n  <li>Run *it*</li>\n  <li>\n    <ul><li>_a_</li></ul>\n  </li>\n</ol>\n')).toBe(
    '1. Run *it*\n1. - _a_\n\n\n',
  );
});

it.each([
  '| <ul><li>*a*</li></ul> | b |\n',
  '<table>\n<tr><td>\n<ul><li>*a*</li></ul>\n</td></tr>\n</table>\n',
])('in a table they stay as they are: %j', (text) => {
  expect(converted(text).trimEnd()).toBe(text.trimEnd());
});
