import { renderWith } from 'bifolio/testing';
import { describe, expect, it } from 'vitest';
import block from './block.ts';

const htmlOf = async (source: string, options = {}) =>
  (await renderWith(options, [block])(source)).html.trim();
const box = (kind: string, title: string, body: string) =>
  `<div class="hint-container ${kind}">\n<p class="hint-container-title">${title}</p>\n${body}\n</div>`;

describe('callouts of Obsidian', () => {
  it.each([
    ['> [!faq]- Why **so**\n> Because.', box('warning', 'Why <strong>so</strong>', '<p>Because.</p>')],
    ['> [!BUG]\n> x', box('caution', 'Caution', '<p>x</p>')],
    ['> [!note] Title\n>\n> - x', box('note', 'Title', '<ul>\n<li>x</li>\n</ul>')],
    ['> [!todo]+\n> x', box('info', 'Info', '<p>x</p>')],
    ['> > [!hint] T\n> > x', `<blockquote>\n${box('tip', 'T', '<p>x</p>')}\n</blockquote>`],
  ])('%j becomes %j', async (source, html) => expect(await htmlOf(source)).toBe(html));

  it('are quotes when they are switched off', async () => {
    expect(await htmlOf('> [!faq] Why\n> x', { obsidian: { callout: false } })).toContain('<blockquote>');
  });

  it('are drawn as disclosures where they sum up', async () => {
    expect(await htmlOf('> [!tldr] Short\n> x')).toBe(
      '<details class="hint-container details">\n<summary>Short</summary>\n<p>x</p>\n</details>',
    );
  });

  it('may be a title alone', async () => {
    const html = await htmlOf('> [!tip] Only a title');
    expect(html).toBe(
      '<div class="hint-container tip">\n<p class="hint-container-title">Only a title</p>\n</div>',
    );
  });

  it('are notes when their name is unknown, which is told', async () => {
    const { html, problems } = await renderWith({}, [block])('> [!Recipe]\n> x');
    expect(html.trim()).toBe(box('note', 'Recipe', '<p>x</p>'));
    expect(await htmlOf('> [!dou-fu] T\n> x')).toBe(box('note', 'T', '<p>x</p>'));
    expect(problems).toMatchObject([{ code: 'unknown-callout', line: 1 }]);
  });

  it.each(['> [!faq]', '> [!nope]', '[!faq]\nx'])('leaves %j alone', async (source) =>
    expect(await htmlOf(source)).not.toContain('hint-container'),
  );

  it('are left alone where syntax of Obsidian is switched off', async () => {
    expect(await htmlOf('> [!faq] Why\n> x', { obsidian: false })).not.toContain('hint-container');
  });
});
