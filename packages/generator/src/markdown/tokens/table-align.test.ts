import { expect, test } from 'vitest';
import { renderMarkdown } from '../../render-markdown.ts';

test('a cell of the head without words heads nothing', async () => {
  const { html } = await renderMarkdown('|  | a |\n| - | :-: |\n| b | 1 |\n');
  expect(html).toContain('<tr>\n<td></td>\n<th align="center">a</th>\n</tr>');
});
