import { describe, expect, it } from 'vitest';
import { type MarkdownInput, resolveMarkdown } from '../options.ts';
import { createMarkdown } from '../renderer.ts';
import { testEnvironment } from '../test-environment.ts';
import type { TypeRequest } from './types/type-source.ts';
import type { TypedCode, TypeNote } from './types.ts';

const bare = { notes: [], problems: [], dependencies: {} };
const place = { line: 0, column: 6, length: 1 };

/** A page whose blocks have these types. */
async function render(source: string, typed: Partial<TypedCode> = {}, options: MarkdownInput = {}) {
  const asked: TypeRequest[] = [];
  const read = async (request: TypeRequest): Promise<TypedCode> => {
    asked.push(request);
    return { ...bare, code: request.code, ...typed };
  };
  const markdown = createMarkdown(resolveMarkdown(options), [], { read });
  return { asked, ...(await markdown.render(source, testEnvironment())) };
}
const withNotes = (code: string, ...notes: TypeNote[]) =>
  render(`\`\`\`ts twoslash :no-line-numbers\n${code}\n\`\`\``, { notes });
/** As a reader sees it, line by line. */
const shown = (html: string) => html.replace(/<[^>]*>/g, '').trim();

describe('a block that says `twoslash`', () => {
  it('has its types read, in any place of the info line', async () => {
    for (const info of [
      'ts twoslash',
      'ts {1} twoslash title="a.ts"',
      'ts:line-numbers twoslash',
      'vue twoslash',
    ])
      expect((await render(`\`\`\`${info}\nlet a\n\`\`\``)).asked, info).toHaveLength(1);
  });

  it('is the only one that has, and only where the site wants it', async () => {
    expect((await render('```ts\nlet a\n```\n\n```ts title="twoslash"\nlet a\n```')).asked).toEqual([]);
    const off = await render('```ts twoslash\nlet a\n```', {}, { code: { twoslash: false } });
    expect(off).toMatchObject({ asked: [], styles: ['code'], problems: [] });
  });

  it('asks for a style sheet of its own', async () => {
    expect((await render('```ts twoslash\nlet a\n```')).styles).toEqual(['twoslash', 'code']);
  });

  it('is searched as it is shown, and depends on the files of its types, which it imports only', async () => {
    const { text, dependencies, imported } = await render('```ts twoslash\n// @strict: false\nlet a\n```', {
      code: 'let a',
      dependencies: { '/site/node_modules/a/package.json': '1', '/own.ts': '2' },
    });
    expect(text).toBe('let a');
    expect(dependencies).toEqual(['node_modules/a/package.json', '../own.ts']);
    expect(imported).toEqual(dependencies);
  });
});

describe('a name', () => {
  const hover = { kind: 'hover', ...place, text: '(parameter) a: number' } as const;

  it('has a popup that describes it, and is a stop of the Tab key once in a block', async () => {
    const { html } = await withNotes('const a = a', hover, { ...hover, column: 10 });
    expect(html).toMatch(
      /<span class="code-type" tabindex="0" aria-describedby="(type-\w+-0-0)"><span class="s\d+">a<\/span><span class="code-tip" role="tooltip" id="\1" data-search="false" hidden><span class="code-tip-type"><span class="code-tip-kind">parameter<\/span> /,
    );
    expect(html.match(/tabindex="-1" aria-describedby="type-\w+-0-1"/g)).toHaveLength(1);
  });

  it('is cut out of marks and marked words', async () => {
    const { html } = await render('```ts twoslash /const a/\nconst a = 1 // [!code ++]\n```', {
      notes: [hover],
    });
    expect(html).toMatch(
      /<span class="line diff add">.*<mark[^>]*><span[^>]*>const <\/span><\/mark><span class="code-type"[^>]*><mark/,
    );
  });

  it('that overlaps another is left what that one does not cover', async () => {
    const { html } = await withNotes(
      'const ab = 1',
      { ...hover, length: 2 },
      { ...hover, column: 7, length: 3 },
    );
    expect(html.match(/class="code-type"/g)).toHaveLength(2);
    const names = html.replace(/<span class="code-tip".*?<\/span><\/span><\/span>/g, '');
    expect(shown(names)).toBe('const ab = 1');
  });

  it('tells what its comment says, as Markdown without raw HTML', async () => {
    const docs =
      'See \n{@link \nfoo\n}\n and {@link https://a.b c}.\n\n- <b>*x*</b>\n\n![i](https://a.b/c.png) [l](javascript:x)';
    const { html } = await withNotes('const a = 1', { ...hover, docs });
    expect(html).toContain(
      '<span class="code-tip-p">See <code>foo</code> and <a href="https://a.b">c</a>.</span><span class="code-tip-ul"><span class="code-tip-li">&lt;b&gt;<em>x</em>&lt;/b&gt;</span></span><span class="code-tip-p">!<a href="https://a.b/c.png">i</a> [l](javascript:x)</span>',
    );
  });

  it('tells the tags that matter, parameters as code', async () => {
    const { html } = await withNotes('const a = 1', {
      ...hover,
      tags: [
        ['param', 'n - how *many*'],
        ['deprecated', undefined],
        ['example', 'a(1)'],
      ],
    });
    expect(html).toContain(
      '<span class="code-tip-kind">@param</span> <span class="code-tip-p"><code>n</code> how <em>many</em></span></span><span class="code-tip-tag"><span class="code-tip-kind">@deprecated</span></span>',
    );
    expect(html).not.toContain('a(1)');
  });

  it('brings no markup of its own', async () => {
    const text = 'const a: "<img src=x onerror=alert(1)>"';
    const { html } = await withNotes('const a = 1', { ...hover, text, tags: [['<i>', '<u>']] });
    expect(html).not.toMatch(/<(?:img|i|u)\b/);
  });
});

describe('lines that are not code', () => {
  it('answer queries right below the name', async () => {
    const { html } = await withNotes('const 中 = 1\nlet b', { kind: 'query', ...place, text: 'const 中: 1' });
    expect(html).toContain(
      '<span class="code-note" data-search="false"><span class="code-pad" aria-hidden="true">const </span><span class="code-answer">',
    );
    expect(shown(html)).toBe('const 中 = 1\nconst const 中: 1\nlet b');
  });

  it('complete what was typed', async () => {
    const names = [
      { name: 'to<b>', kind: 'method' },
      { name: 'other', kind: '' },
    ];
    const { html } = await withNotes('const to', {
      kind: 'completion',
      line: 0,
      column: 8,
      length: 0,
      prefix: 'to',
      names,
    });
    expect(html).toContain(
      '<span class="code-completion"><span><b>to</b>&lt;b&gt;</span> <span class="code-tip-kind">method</span></span><span class="code-completion"><span>other</span></span>',
    );
  });

  it('tell errors, and mark what they are about', async () => {
    const error = { kind: 'error', ...place, level: 'error', code: '2322', text: 'No <way>' } as const;
    const { html } = await withNotes('const a = 1', error, { ...error, length: 400, code: '1' });
    expect(html).toContain('code-wrong code-wrong-error">a</span>');
    expect(html).toContain(
      '<span class="code-message" data-kind="error">No &lt;way&gt; <span class="code-tip-kind">2322</span></span>',
    );
  });

  it('say what the author says, above the next line or below the last', async () => {
    const tag = { kind: 'tag', ...place, name: 'log', text: 'hi & bye' } as const;
    expect(shown((await withNotes('a\nb', { ...tag, line: 1 })).html)).toBe('a\nhi &amp; bye\nb');
    expect(shown((await withNotes('a\nb', { ...tag, line: 2 })).html)).toBe('a\nb\nhi &amp; bye');
    const highlight = { kind: 'highlight', ...place, column: 0, text: 'this' } as const;
    const { html } = await withNotes('a b', highlight);
    expect(html).toContain('<mark class="highlighted-word">');
    expect(shown(html)).toBe('a b\nthis');
  });

  it('keep to their line when marks take others away, and are not counted', async () => {
    const source =
      '```ts twoslash :line-numbers=5 :collapsed-lines=1\n// [!code focus]\nconst a = 1\nlet b\n```';
    const { html } = await render(source, {
      notes: [{ kind: 'query', ...place, line: 1, text: 'const a: 1' }],
    });
    expect(html.match(/data-line="\d"/g)).toEqual(['data-line="5"', 'data-line="6"']);
    expect(html.indexOf('code-answer')).toBeLessThan(html.indexOf('code-rest'));
    expect(html.indexOf('code-answer')).toBeGreaterThan(html.indexOf('line focused'));
  });
});

describe('what is wrong', () => {
  const problem = { line: 2, column: 7, message: 'Wrong.', hint: 'Mend it.' };

  it('is told with its place in the file, and the block is shown', async () => {
    const source = 'Text\n\n- a\n\n  ```ts twoslash\n  let b\n  const a: string = 1\n  ```';
    const { html, problems } = await render(source, { problems: [problem] });
    expect(problems).toEqual([
      {
        severity: 'warning',
        code: 'twoslash',
        file: 'guide/page.md',
        line: 7,
        column: 9,
        message: 'Wrong.',
        hint: 'Mend it.',
      },
    ]);
    expect(shown(html)).toContain('const a: string = 1');
  });

  it('is told once for a page when it is not of one block', async () => {
    const fence = '```ts twoslash\nlet a\n```\n';
    const { problems } = await render(`${fence}\n${fence}`, {
      problems: [{ message: 'Not installed.', hint: 'Install.' }],
    });
    expect(problems.map(({ line }) => line)).toEqual([1]);
  });

  it('may be the language', async () => {
    const { asked, problems } = await render('```py twoslash\nprint(1)\n```');
    expect(asked).toEqual([]);
    expect(problems).toMatchObject([
      {
        code: 'twoslash-language',
        line: 1,
        message: 'This block asks for types with `twoslash`, but is written in "py".',
        hint: '`twoslash` works with ts, tsx, js, jsx and vue. Remove it from this block.',
      },
    ]);
  });
});
