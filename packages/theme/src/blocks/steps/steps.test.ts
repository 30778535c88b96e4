import { readFile } from 'node:fs/promises';
import { renderWith } from 'bifolio/testing';
import { describe, expect, it } from 'vitest';
import hint from '../hint/block.ts';
import block from './block.ts';

const render = renderWith({ code: false }, [block, hint]);

describe('steps', () => {
  it('draws ordered and bullet lists on a rail', async () => {
    expect((await render('::: steps\n3. a\n4. b\n:::\n')).html).toBe(
      '<div class="block-steps">\n<ol start="3">\n<li>a</li>\n<li>b</li>\n</ol>\n</div>\n',
    );
    expect((await render('::: steps\n- a\n:::\n')).html).toContain('<ul>\n<li>a</li>');
  });

  it('holds other blocks', async () => {
    const { html, styles } = await render(await readFile(new URL('example.md', import.meta.url), 'utf8'));
    expect(styles).toEqual(expect.arrayContaining(['steps', 'hint']));
    expect(html).toMatch(/<li>\s*<p>Write a page\.<\/p>\s*<div class="hint-container tip">/);
  });

  it('stands in a list and ends with it', async () => {
    const { html } = await render('- a\n\n  ::: steps\n  1. b\n\nafter\n');
    expect(html).toMatch(/<div class="block-steps">[\s\S]*<\/div>\s*<\/li>\s*<\/ul>\s*<p>after/);
  });

  it('keeps what is no list', async () => {
    expect((await render('::: steps\nplain\n:::\n')).html).toContain('<p>plain</p>');
  });

  it('says so when they hold no list', async () => {
    expect((await render('::: steps\ntext\n:::\n')).problems).toMatchObject([
      { code: 'steps-without-list', line: 1 },
    ]);
  });
});
