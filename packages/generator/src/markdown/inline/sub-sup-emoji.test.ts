import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { renderWith } from '../test-environment.ts';

const render = renderWith();
const htmlOf = async (source: string) => (await render(source)).html.trim();

describe('subscripts and superscripts', () => {
  it.each([
    ['H~2~O', '<p>H<sub>2</sub>O</p>'],
    ['x^2^ and 水^分子^', '<p>x<sup>2</sup> and 水<sup>分子</sup></p>'],
    ['**H~2~O** in `x^2^`', '<p><strong>H<sub>2</sub>O</strong> in <code>x^2^</code></p>'],
    ['10~2~ is binary', '<p>10<sub>2</sub> is binary</p>'],
    ['a~b\\ c~', '<p>a<sub>b c</sub></p>'],
    ['~~gone~~', '<p><del>gone</del></p>'],
  ])('%s becomes %s', async (source, html) => expect(await htmlOf(source)).toBe(html));

  it.each(['about ~5 and ~6 of them', 'a ^ b ^ c', '需要 3~5天，忙时7~9天', '3~5天和7~9天', 'H~2 O~', '^ ^'])(
    'leave prose alone: %s',
    async (source) => expect(await htmlOf(source)).toBe(`<p>${source}</p>`),
  );

  it('leave ^[…] to footnotes, without blanks around too', async () => {
    expect(await htmlOf('甲^[一]和乙^[二]')).toContain('甲<sup class="footnote-ref">');
  });

  it('can be switched off', async () => {
    const plain = renderWith({ sub: false, sup: false });
    expect((await plain('H~2~O x^2^')).html).toBe('<p>H~2~O x^2^</p>\n');
  });
});

describe('emoji', () => {
  it.each([
    [':tada: and :+1:', '<p>🎉 and 👍</p>'],
    ['fine :-) and :D', '<p>fine 😃 and 😄</p>'],
    ['[:tada:](a.md)', '<p><a href="a.md">🎉</a></p>'],
  ])('%s becomes %s', async (source, html) => expect(await htmlOf(source)).toBe(html));

  it.each([
    ['glued to Chinese', '好:tada:了', '<p>好🎉了</p>'],
    ['side by side', ':tada::+1:x:tada:', '<p>🎉👍x🎉</p>'],
  ])('may be %s', async (_where, source, html) => expect(await htmlOf(source)).toBe(html));

  it('finds every emoticon', async () => {
    const file = createRequire(import.meta.url).resolve('markdown-it-emoji/lib/data/shortcuts.mjs');
    const { default: shortcuts } = (await import(file)) as { default: Record<string, string[]> };
    const written = Object.values(shortcuts)
      .flat()
      .filter((text) => !text.includes('\\')); // An escape in Markdown.
    for (const emoticon of written)
      expect(await htmlOf(`so ${emoticon} it is`), emoticon).toMatch(/^<p>so \p{Emoji}/u);
  });

  it.each(['10:30:15', ':nope:', '`:tada:`', 'a:b', 'std::key::map', '::x::', 'root:x:0:0', 'foo:key:bar'])(
    'leaves %s alone',
    async (source) => {
      const html = await htmlOf(source);
      expect(html).not.toMatch(/\p{Extended_Pictographic}/u);
      expect(html.replace(/<[^>]+>/g, '')).toBe(source.replaceAll('`', ''));
    },
  );

  it('can be switched off', async () => {
    expect((await renderWith({ emoji: false })(':tada:')).html).toBe('<p>:tada:</p>\n');
  });
});
