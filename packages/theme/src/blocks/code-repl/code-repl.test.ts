import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import block from './block.ts';
import { CodeRepl } from './component.tsx';

const render = blockRenderer([block], { CodeRepl });
const go = '```go\npackage main\n```';

describe('a runner', () => {
  it('shows title and code, with a button to run it and, where it may be changed, one to edit it', async () => {
    const example = await readFile(new URL('example.md', import.meta.url), 'utf8');
    const { html, problems } = await render(example);
    expect(problems).toEqual([]);
    expect(html).toMatch(/^<section class="block-code-repl" role="group" aria-label="Hello">/);
    expect(html).toContain('aria-label="python playground"');
    expect(html.match(/>Edit<\/button>/g)).toHaveLength(1);
    expect(html.match(/>Run<\/button>/g)).toHaveLength(2);
    expect(html).toContain('println!');
  });

  it.each(['go', 'kotlin', 'rust', 'python', 'kt', 'rs', 'py'])('is drawn as %s-repl', async (name) => {
    const code = go.replace('go', name);
    const { html, problems } = await render(`::: ${name}-repl\n${code}\n:::\n`);
    expect(problems).toEqual([]);
    const language = { kt: 'kotlin', rs: 'rust', py: 'python' }[name] ?? name;
    expect(html).toContain(`aria-label="${language} playground"`);
    const written = await render(`<CodeRepl type="${name}">\n\n${code}\n\n</CodeRepl>\n`);
    expect(written.html).toBe(html);
  });

  it('shows code of another language as it is, and says so', async () => {
    const { html, problems } = await render(`<CodeRepl type="cobol">\n\n${go}\n\n</CodeRepl>\n`);
    expect(html).toBe('<pre><code class="language-go">package main</code></pre>');
    expect(problems).toMatchObject([{ code: 'repl-language', line: 1 }]);
  });

  it('without code is its text, and is reported', async () => {
    const { html, problems } = await render('text\n\n::: go-repl\nNothing\n:::\n');
    expect(html).toBe('<p>text</p><p>Nothing</p>');
    expect(problems).toMatchObject([{ code: 'repl-code', line: 3, hint: 'Put a code block in it: ```go' }]);
  });

  it.each([
    ['code of another language', '```js\n1\n```', 'The code of this runner is js, but it runs as go.'],
    [
      'two code blocks',
      `${go}\n\n${go}`,
      'This runner contains several code blocks; only the first one runs.',
    ],
    ['an empty code block', '```go\n```', 'This go-repl contains no code, so there is nothing to run.'],
  ])('tells of %s', async (_, code, message) => {
    const { problems } = await render(`::: go-repl\n${code}\n:::\n`);
    expect(problems).toMatchObject([{ code: 'repl-code', line: 2, message }]);
  });

  it('is text when runners are switched off', async () => {
    const off = blockRenderer([block], { CodeRepl }, { repl: false });
    const { problems } = await off(`::: go-repl\n${go}\n:::\n`);
    expect(problems).toMatchObject([{ code: 'unknown-container' }]);
  });

  it('may be switched off for a language', async () => {
    const noGo = blockRenderer([block], { CodeRepl }, { repl: { go: false } });
    expect((await noGo(`::: go-repl\n${go}\n:::\n`)).problems).toMatchObject([{ code: 'unknown-container' }]);
    expect((await noGo(`::: rs-repl\n${go}\n:::\n`)).html).toContain('>Run</button>');
    expect((await noGo(`<CodeRepl type="go">\n\n${go}\n\n</CodeRepl>\n`)).html).toBe(
      '<pre><code class="language-go">package main</code></pre>',
    );
  });
});
