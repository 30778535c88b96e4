import { expect, it } from 'vitest';
import { renderWith } from '../../test-environment.ts';
import { colorBrackets } from './brackets.ts';
import type { LinePiece } from './pieces.ts';

const render = renderWith({ code: { lineNumbers: false, colorizedBrackets: true } });

async function block(info: string, code: string): Promise<string> {
  return (await render(`\`\`\`\`${info}\n${code}\n\`\`\`\`\n`)).html;
}

/** Each bracket of the code with the number of its colour, `-` for the theme's. */
async function colors(info: string, code: string): Promise<string> {
  const html = await block(info, code);
  const marked = html.replace(/<span class="bracket-(\d)">(.)<\/span>/g, '$2$1');
  return marked
    .replace(/<[^>]*>/g, '')
    .replace(/[([{}\])](?!\d)/g, '$&-')
    .replace(/[^([{}\])\d-]/g, '');
}

it('colours pairs by depth, over lines, three colours in turn', async () => {
  expect(await colors('js', 'a({\n  b: [c(x)],\n})')).toBe('(1{2[3(1)1]3}2)1');
  expect(await colors('js', 'a()\nb()')).toBe('(1)1(1)1');
});

it('leaves strings, comments and regular expressions alone', async () => {
  expect(await colors('js', "f('(', /[az]/, `{`) // :(")).toBe('(1(-[-]-{-)1(-');
  expect(await colors('py', 'x = ["(", # )\n]')).toBe('[1(-)-]1');
});

it('leaves brackets without a partner to the theme, and counts none of them', async () => {
  expect(await colors('js', 'f(a]')).toBe('(-]-');
  expect(await colors('js', 'if (a) {\n  b[c]')).toBe('(1)1{-[1]1');
  expect(await colors('js', '(a[b)\n[]')).toBe('(1[-)1[1]1');
});

it('is asked for or refused by a block', async () => {
  const plain = renderWith({});
  const source = (flag: string) => `\`\`\`js ${flag}\nf(1)\n\`\`\`\n`;
  expect((await plain(source(''))).html).not.toContain('bracket-');
  expect((await plain(source(':colorized-brackets'))).html).toContain('<span class="bracket-1">(</span>');
  expect((await render(source(':no-colorized-brackets'))).html).not.toContain('bracket-');
  expect((await render(source(':no-colorized-brackets'))).html).toBe(
    (await renderWith({ code: { lineNumbers: false } })(source(':no-colorized-brackets'))).html,
  );
});

it('goes with words, blanks, marks and folds', async () => {
  const html = await block('js /(1)/ :whitespace :collapsed-lines=1 {2}', 'f(1) // [!code ++]\ng([ ])');
  expect(html).toContain('<mark class="highlighted-word"><span class="bracket-1">(</span>');
  expect(html).toContain('<span class="bracket-2">[</span><span class="space"> </span>');
  expect(html).toMatch(/class="line diff add".*class="code-rest".*class="line highlighted"/s);
  expect(html.replace(/<[^>]*>/g, '')).toContain('f(1)\ng([ ])');
});

it('has nothing to say about code without a language', async () => {
  expect(await block('', 'f(1)')).toContain('<span class="line">f(1)</span>');
});

it('takes linear time with what has no partner', () => {
  const piece = (text: string): LinePiece => ({ text, className: '', isBracket: true });
  const lines = [
    Array.from({ length: 200_000 }, () => piece('(')),
    Array.from({ length: 200_000 }, () => piece(']')),
  ];
  expect(colorBrackets(lines)).toEqual(lines);
});
