import { readFile } from 'node:fs/promises';
import { renderWith } from 'bifolio/testing';
import { describe, expect, it } from 'vitest';
import block from './block.ts';

const render = renderWith({}, [block]);
const htmlOf = async (source: string, lang = 'en-US') => (await render(source, { lang })).html;

const box = (kind: string, title: string, body: string) =>
  `<div class="hint-container ${kind}">\n<p class="hint-container-title">${title}</p>\n${body}</div>\n`;

describe('hint', () => {
  it('draws a box with a title that may hold inline marks', async () => {
    expect(await htmlOf('::: tip Mind **the** gap\ntext\n:::\n')).toBe(
      box('tip', 'Mind <strong>the</strong> gap', '<p>text</p>\n'),
    );
  });

  it('says what it is in the language of the page, in English where we have no word', async () => {
    expect(await htmlOf(':::warning\nx\n:::\n', 'zh-CN')).toBe(box('warning', '注意', '<p>x</p>\n'));
    expect(await htmlOf(':::warning\nx\n:::\n', 'sw')).toBe(box('warning', 'Warning', '<p>x</p>\n'));
    expect(await htmlOf(':::danger\nx\n:::\n', 'fr-CA')).toBe(box('caution', 'Mise en garde', '<p>x</p>\n'));
    expect(await htmlOf(':::info\nx\n:::\n', 'zh-TW')).toBe(box('info', '相關資訊', '<p>x</p>\n'));
  });

  it('has the titles of the author for a language and its variants, above alerts and callouts too', async () => {
    const titles = { zh: { warning: '警告', danger: '危险' }, 'en-GB': { tip: 'Mind' } };
    const own = renderWith({ hint: { titles } }, [block]);
    const html = async (source: string, lang: string) => (await own(source, { lang })).html;
    expect(await html('::: danger\nx\n:::\n', 'zh-CN')).toBe(box('caution', '危险', '<p>x</p>\n'));
    expect(await html('> [!WARNING]\n> x\n', 'zh-CN')).toBe(box('warning', '警告', '<p>x</p>\n'));
    expect(await html('::: tip\nx\n:::\n', 'zh-CN')).toBe(box('tip', '提示', '<p>x</p>\n'));
    expect(await html('::: tip\nx\n:::\n', 'en-GB')).toBe(box('tip', 'Mind', '<p>x</p>\n'));
    expect(await html('::: tip\nx\n:::\n', 'en-US')).toBe(box('tip', 'Tips', '<p>x</p>\n'));
  });

  it('draws danger as a caution and details as a disclosure', async () => {
    expect(await htmlOf('::: danger\nx\n:::\n')).toBe(box('caution', 'Caution', '<p>x</p>\n'));
    expect(await htmlOf('::: details\nx\n:::\n')).toBe(
      '<details class="hint-container details">\n<summary>Details</summary>\n<p>x</p>\n</details>\n',
    );
    expect(await htmlOf('::: details More {open}\nx\n:::\n')).toBe(
      '<details class="hint-container details" open="">\n<summary>More</summary>\n<p>x</p>\n</details>\n',
    );
  });

  it('reads id, classes and the wish for no title in braces, and titles of other generators in brackets', async () => {
    expect(await htmlOf('::: tip {no-title}\nx\n:::\n')).toBe(
      '<div class="hint-container tip">\n<p>x</p>\n</div>\n',
    );
    expect(await htmlOf('::: tip {#a .b}\nx\n:::\n')).toBe(
      '<div class="hint-container tip b" id="a">\n<p class="hint-container-title">Tips</p>\n<p>x</p>\n</div>\n',
    );
    expect(await htmlOf('::: tip Use {x} {.b}\nx\n:::\n')).toContain(
      '<div class="hint-container tip b">\n<p class="hint-container-title">Use {x}</p>',
    );
    expect(await htmlOf(':::note[A *title*]{#a}\nx\n:::\n')).toContain(
      '<div class="hint-container note" id="a">\n<p class="hint-container-title">A <em>title</em></p>',
    );
    expect(await htmlOf(':::tip{icon="a.b" .c}\nx\n:::\n')).toBe(
      '<div class="hint-container tip c">\n<p class="hint-container-title">Tips</p>\n<p>x</p>\n</div>\n',
    );
    expect(await htmlOf('::: tip [a](b)\nx\n:::\n')).toContain(
      '<p class="hint-container-title"><a href="b">a</a></p>',
    );
  });

  it('draws GitHub alerts as the same box, in other blocks too', async () => {
    expect(await htmlOf('> [!Note]\n> x\n')).toBe(box('note', 'Note', '<p>x</p>\n'));
    expect(await htmlOf('- a\n\n  > [!TIP]\n  > x\n')).toContain(box('tip', 'Tips', '<p>x</p>\n'));
  });

  it('takes the name as a whole word, interrupts a paragraph, and ends with its parent', async () => {
    expect(await htmlOf('::: tips\nx\n:::\n')).toContain('::: tips');
    expect(await htmlOf('text\n::: tip\nx\n:::\n')).toContain(
      `<p>text</p>\n${box('tip', 'Tips', '<p>x</p>\n')}`,
    );
    expect(await htmlOf('- a\n\n  ::: tip\n  x\n\nafter\n')).toContain('</div>\n</li>\n</ul>\n<p>after</p>');
  });

  it('holds details, and details hold boxes', async () => {
    expect(await htmlOf(':::: tip\n::: details More\nx\n:::\n::::\n')).toBe(
      box(
        'tip',
        'Tips',
        '<details class="hint-container details">\n<summary>More</summary>\n<p>x</p>\n</details>\n',
      ),
    );
    expect(await htmlOf(':::: details\n> [!TIP]\n> x\n::::\n')).toContain(box('tip', 'Tips', '<p>x</p>\n'));
  });

  it('nests when the outer box has more colons', async () => {
    const example = await readFile(new URL('example.md', import.meta.url), 'utf8');
    const { html, styles } = await render(example);
    expect(styles).toEqual(['hint']);
    expect(html).toMatch(/<details[\s\S]*<div class="hint-container note">[\s\S]*<\/div>\n<\/details>/);
  });
});
