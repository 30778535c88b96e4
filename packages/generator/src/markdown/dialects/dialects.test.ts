import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { renderWith } from '../test-environment.ts';
import { rewriteLines } from './rewrite-lines.ts';

const plain = { anchors: false, hoistTitle: false, code: false } as const;

async function siteWith(files: Record<string, string>) {
  const root = await mkdtemp(join(tmpdir(), 'dialects-'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  return { root, sourceDir: join(root, 'docs') };
}

it('Markdown of other generators is text unless the site asks for it', async () => {
  const { html } = await renderWith(plain)('++ctrl+c++ and {{#include a.md}}\n');
  expect(html).toBe('<p>++ctrl+c++ and {{#include a.md}}</p>\n');
});

it('MkDocs: keys, snippets from the project, their sections, and snippets within them', async () => {
  const site = await siteWith({
    'shared/a.md': 'one ++esc++\n\n--8<-- "shared/b.md:part"\n',
    'shared/b.md': 'no\n<!-- --8<-- [start:part] -->\ntwo\n<!-- --8<-- [end:part] -->\nno\n',
  });
  const { html, dependencies, problems } = await renderWith({ ...plain, dialects: ['mkdocs'] })(
    'Press ++ctrl+c++.\n\n--8<-- "shared/a.md"\n',
    site,
  );
  expect(html).toBe('<p>Press <kbd>Ctrl</kbd>+<kbd>C</kbd>.</p>\n<p>one <kbd>Esc</kbd></p>\n<p>two</p>\n');
  expect(dependencies).toEqual(expect.arrayContaining(['../shared/a.md', '../shared/b.md']));
  expect(problems).toEqual([]);
});

it('mdBook: includes with lines and anchors, playgrounds, and hidden lines of Rust', async () => {
  const site = await siteWith({
    'docs/guide/a.md': 'one\n\ntwo\n',
    'docs/guide/a.rs': 'fn a() {}\n// ANCHOR: b\nfn b() {}\n// ANCHOR_END: b\n',
  });
  const source = [
    '{{#include a.md:3}}',
    '{{#playground a.rs:b}}',
    '```rust,editable',
    '# fn main() {',
    'let x = 1;',
    '# }',
    '```',
    '\\{{#include a.md}} stays',
  ].join('\n\n');
  const { html } = await renderWith({ ...plain, dialects: ['mdbook'] })(source, site);
  expect(html).toContain('<p>two</p>\n');
  expect(html).toContain('<pre><code class="language-rust">fn b() {}\n</code></pre>');
  expect(html).toMatch(/<code class="language-rust">\s*let x = 1;\s*<\/code>/);
  expect(html).toContain('{{#include a.md}} stays');
});

it('a file that is missing is waited for, and one outside of the project is not read', async () => {
  const site = await siteWith({ 'docs/guide/a.md': '' });
  const { html, dependencies } = await renderWith({ ...plain, dialects: ['mdbook'] })(
    '{{#include later.md}}\n\n{{#include ../../../outside.md}}\n',
    site,
  );
  expect(html).toContain('{{#include later.md}}');
  expect(html).toContain('{{#include ../../../outside.md}}');
  expect(dependencies).toEqual(['guide/later.md']);
});

it('problems in rewritten text stand where it was written', async () => {
  const { problems } = await renderWith({ ...plain, dialects: ['mkdocs'] })(
    'one\n\n!!! note "Title"\n\n    two\n\n    <!-- @include: ./none.md -->\n\nthree\n',
    await siteWith({}),
  );
  expect(problems).toEqual([
    expect.objectContaining({ code: 'include-missing', file: 'guide/page.md', line: 7 }),
    expect.objectContaining({ code: 'unknown-container', line: 3 }),
  ]);
});

it('a line that is new stands beside the one whose turn it is', () => {
  const part = { lines: ['a', '!!! note', '    b', '', 'c'], numbers: [11, 12, 13, 14, 15], cut: 0 };
  const dialect = () => 'a\n::: note\n\nb\n\n:::\n\nc';
  expect(rewriteLines(part, dialect, { file: 'a.md', find: () => undefined })).toEqual({
    lines: ['a', '::: note', '', 'b', '', ':::', '', 'c'],
    numbers: [11, 12, 12, 13, 14, 15, 15, 15],
    cut: 0,
    shifts: [0, 0, 0, -4, 0, 0, 0, 0],
  });
});

it('signs that are written anew are not taken for those of a later block', () => {
  const lines = [
    '{% code %}',
    'a',
    '{% endcode %}',
    ...Array.from({ length: 9 }, (_, at) => `line ${at}`),
    '```',
    'b',
    '```',
  ];
  const part = { lines, numbers: lines.map((_, at) => at + 1), cut: 0 };
  const dialect = (text: string) => text.replace('{% code %}', '```js').replace('{% endcode %}', '```');
  const { numbers } = rewriteLines(part, dialect, { file: 'a.md', find: () => undefined });
  expect(numbers).toEqual([1, 2, 3, ...lines.slice(3).map((_, at) => at + 4)]);
});

it('Hugo and Hexo name pages by their files', async () => {
  const site = await siteWith({ 'docs/guide/a.md': '', 'docs/b/_index.md': '', 'docs/_posts/c.md': '' });
  const hugo = renderWith({ ...plain, dialects: ['hugo'] });
  expect(
    (await hugo('[a]({{< relref "a.md#x" >}}) [b]({{< ref "/b" >}}) [c]({{< ref "none" >}})\n', site)).html,
  ).toBe(
    '<p><a href="./a.md#x">a</a> <a href="../b/_index.md">b</a> [c]({{&lt; ref &quot;none&quot; &gt;}})</p>\n',
  );
  const hexo = renderWith({ ...plain, dialects: ['hexo'] });
  expect((await hexo('```\n{% codeblock %}\na\n{% endcodeblock %}\n```\n', site)).html).toContain(
    '{% codeblock %}',
  );
  expect((await hexo('{% post_link c A title %} {% post_link none %}\n', site)).html).toBe(
    '<p><a href="../_posts/c.md">A title</a> {% post_link none %}</p>\n',
  );
});

it.each([
  ['text\n\n    ```rust,ignore\n    a\n    ```\n', '```rust,ignore'],
  ['- item\n\n    ```rust,ignore\n    a\n    ```\n', 'language-rust'],
])('a fence that is indented as code is code, and in a list it is a fence: %j', async (source, shown) => {
  const { html } = await renderWith({ ...plain, dialects: ['mdbook'] })(source);
  expect(html).toContain(shown);
});
