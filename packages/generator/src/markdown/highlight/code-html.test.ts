import { describe, expect, it } from 'vitest';
import { readerText } from '../../core/text/reader-text.ts';
import { renderWith } from '../test-environment.ts';

const render = renderWith({ code: { lineNumbers: false } });

async function block(info: string, code: string, language = 'text'): Promise<string> {
  return (await render(`\`\`\`${language} ${info}\n${code}\n\`\`\`\n`)).html.trim();
}
const inner = async (info: string, code: string) =>
  /<code>(.*)<\/code>/s.exec(await block(info, code))?.[1] ?? '';

describe('a code block', () => {
  it('has its lines, a title and its language', async () => {
    expect(await block('title="a & b.txt"', 'one\ntwo')).toBe(
      '<div class="code" data-lang="text"><div class="code-title">a &amp; b.txt</div><pre class="shiki"><code><span class="line">one</span>\n<span class="line">two</span></code></pre></div>',
    );
  });

  it('marks lines and words', async () => {
    expect(await inner('{2} /n/', 'one\ntwo // [!code ++]')).toBe(
      '<span class="line">o<mark class="highlighted-word">n</mark>e</span>\n<span class="line highlighted diff add">two</span>',
    );
  });

  it('keeps colours inside a word', async () => {
    const html = await block('/a = 1/', 'const a = 1', 'ts');
    expect(html).toMatch(
      /<mark class="highlighted-word"><span class="s\d+">a<\/span>.*1<\/span><\/mark><\/span>/,
    );
    expect(html.replace(/<[^>]*>/g, '')).toBe('const a = 1');
  });

  it('tells what its style sheet must know', async () => {
    expect(await block('', 'a // [!code focus]\nb // [!code --]')).toMatch(
      /^<div class="code has-diff has-focused"/,
    );
  });

  it('shows blanks', async () => {
    expect(await inner(':whitespace', '\ta b')).toBe(
      '<span class="line"><span class="tab">\t</span>a<span class="space"> </span>b</span>',
    );
    expect(await inner(':whitespace=trailing', '  a  ')).toBe(
      '<span class="line">  a<span class="space">  </span></span>',
    );
    expect(await inner(':whitespace=leading', '  a  ')).toMatch(
      /^<span class="line"><span class="space"> {2}<\/span>a {2}</,
    );
    expect(await inner(':whitespace=boundary', ' a b ')).toBe(
      '<span class="line"><span class="space"> </span>a b<span class="space"> </span></span>',
    );
  });

  it('folds behind a native disclosure when it has more lines than are to be shown', async () => {
    const html = await block(':collapsed-lines=2', 'a\nb\nc');
    expect(html).toContain(
      '<span class="line">b</span>\n<span class="code-rest" hidden="until-found"><span class="line">c</span></span></code></pre><details class="code-fold"><summary><span class="code-fold-more">Show all 3 lines</span><span class="code-fold-less">Show fewer lines</span></summary></details></div>',
    );
    expect(await block(':collapsed-lines', 'a\nb\nc')).not.toContain('<details');
    expect(await block(':collapsed-lines', 'a\n'.repeat(19))).toContain('Show all 20 lines');
  });

  it('has line numbers from any number', async () => {
    expect(await block(':line-numbers', 'a')).toMatch(/^<div class="code line-numbers"/);
    expect(await inner(':line-numbers=7', 'a\nb')).toMatch(/data-line="7">a.*data-line="8">b/s);
  });

  it('takes no notice of what concerns others', async () => {
    expect(await inner(':v-pre :active', '{{ a }}')).toBe('<span class="line">{{ a }}</span>');
  });

  it('is found by its words, without marks', async () => {
    expect((await render('```js\na() // [!code ++]\n```\n')).text).toBe('a()');
  });
});

it.each([
  [
    'marks',
    (n: number) => `\`\`\`js\n${`${'/'.repeat(n)} [!code hl] `.repeat(9)}x\n${'[!code '.repeat(n)}\n\`\`\`\n`,
  ],
  ['blanks', (n: number) => `\`\`\` :whitespace=boundary\na${' '.repeat(n)}b\n${' '.repeat(n)}\n\`\`\`\n`],
  ['an info line', (n: number) => `\`\`\`js ${'title="[/{'.repeat(n)}\na\n\`\`\`\n`],
  ['an import', (n: number) => `@[code${' '.repeat(n)}\n\n<<< ${'a {'.repeat(n)}\n`],
])('takes linear time with %s', async (_name, source) => {
  await render(source(200_000));
});

it('follows the site where the block says nothing', async () => {
  const site = renderWith({ code: { lineNumbers: 3, collapsedLines: 3, whitespace: 'leading' } });
  const { html } = await site(
    '```\na\nb\n```\n\n```\n a\nb\nc\nd\n```\n\n``` :no-collapsed-lines\na\nb\nc\nd\n```\n',
    { text: { ...readerText, codeMoreText: '展开全部 {count} 行' } },
  );
  expect(html.match(/line-numbers/g)).toHaveLength(2);
  expect(html.match(/展开全部 4 行/g)).toHaveLength(1);
  expect(html).toContain('<span class="space"> </span>a');
});
