import { expect, test } from 'vitest';
import { renderWith } from '../test-environment.ts';

const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\`\n`;

test('a code block that was drawn before is taken as it was, others are drawn and remembered', async () => {
  const known = new Map<string, string>();
  const remembered = new Map<string, string>();
  const renderedCode = {
    known: (key: string) => known.get(key),
    remember: (key: string, html: string) => remembered.set(key, html),
  };
  const render = renderWith();
  const first = await render(fence('js', 'let a'), { renderedCode });
  expect(first.html).toContain([...remembered.values()][0]);
  for (const key of remembered.keys()) known.set(key, '<pre>as before</pre>');
  remembered.clear();
  const second = await render(`Text.\n\n${fence('js', 'let a')}\n${fence('js', 'let b')}`, { renderedCode });
  expect(second.html).toContain('<pre>as before</pre>');
  expect(second.styles).toContain('code');
  expect(remembered.size).toBe(2);
});

test('a code block that was drawn with other options is drawn again', async () => {
  const drawn = new Map<string, string>();
  const renderedCode = {
    known: (key: string) => drawn.get(key),
    remember: (key: string, html: string) => drawn.set(key, html),
  };
  const htmlWith = async (lineNumbers: boolean) =>
    (await renderWith({ code: { lineNumbers } })(fence('js', 'let a'), { renderedCode })).html;
  expect(await htmlWith(false)).not.toContain('line-numbers');
  expect(await htmlWith(true)).toContain('line-numbers');
});

test('a block in a language that does not exist is reported each time', async () => {
  const known = new Map<string, string>();
  const renderedCode = {
    known: (key: string) => known.get(key),
    remember: (key: string, html: string) => known.set(key, html),
  };
  for (let round = 0; round < 2; round++) {
    const { problems } = await renderWith()(fence('jss', 'let a'), { renderedCode });
    expect(problems.map(({ code }) => code)).toEqual(['unknown-language']);
  }
});

test('a block that takes too long to highlight is reported each time, with its line', async () => {
  const known = new Map<string, string>();
  const renderedCode = {
    known: (key: string) => known.get(key),
    remember: (key: string, html: string) => known.set(key, html),
  };
  for (let round = 0; round < 2; round++) {
    const { html, problems } = await renderWith()(`Text.\n\n${fence('js', '({[\n'.repeat(1000))}`, {
      renderedCode,
    });
    expect(problems).toMatchObject([{ code: 'slow-code', severity: 'warning', line: 3 }]);
    expect(html).toContain('<span class="line">({[</span>');
  }
});
