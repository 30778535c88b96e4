import { renderWith } from 'bifolio/testing';
import { expect, it } from 'vitest';
import block from './block.ts';

const render = renderWith({}, [block]);

it('is a note with a title that may hold Markdown', async () => {
  const { html, styles } = await render('::: aside Why *two*\nx\n:::\n');
  expect(html).toBe(
    '<aside class="block-aside" role="note">\n<p class="block-aside-title">Why <em>two</em></p>\n<p>x</p>\n</aside>\n',
  );
  expect(styles).toEqual(['aside']);
});

it('needs no title', async () => {
  const { html } = await render('::: aside\nx\n:::\n');
  expect(html).toBe('<aside class="block-aside" role="note">\n<p>x</p>\n</aside>\n');
});
