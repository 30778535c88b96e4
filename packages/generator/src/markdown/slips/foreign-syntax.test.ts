import { expect, it } from 'vitest';
import { renderWith } from '../test-environment.ts';

const render = renderWith({ anchors: false, hoistTitle: false, code: false });

const told = async (source: string) =>
  (await render(source)).problems.map(({ line, message, hint }) => `${line} ${message} ${hint}`);

it.each([
  [
    'a\n{{< figure src="/a.png" >}}\n\n{{< figure >}}',
    '2 "{{< figure … >}}" is a template tag; shown as text. Write Markdown or a container instead, or name the generator in `markdown.dialects`.',
  ],
  [
    '{{% notice tip %}}\nx\n{{% /notice %}}',
    '1 "{{% notice … %}}" is a template tag; shown as text. Write Markdown or a container instead, or name the generator in `markdown.dialects`.',
  ],
  [
    '{% hint style="info" %}\nx\n{% endhint %}',
    '1 "{% hint … %}" is a template tag; shown as text. Write Markdown or a container instead, or name the generator in `markdown.dialects`.',
  ],
  [
    '{{#include lost.rs}}',
    '1 "{{#include … }}" is a template tag; shown as text. Write Markdown or a container instead, or name the generator in `markdown.dialects`.',
  ],
  [
    'x\n\n!!! note "Title"\n    body',
    '3 The block "!!! note" is not read; shown as text. Write `> [!note]` instead of it, and `> ` before each of its lines.',
  ],
  [
    '???+ tip\n    body',
    '1 The block "???+ tip" is not read; shown as text. Write `> [!tip]` instead of it, and `> ` before each of its lines.',
  ],
  [
    '=== "Tab A"\n\n    a',
    '1 The tab "Tab A" is not read; shown as text. Write `::: tabs` before it, `@tab Tab A` instead of it and `:::` after it, without indentation.',
  ],
  ['--8<-- "x.md"', '1 "--8<-- "x.md"" is not read; shown as text. Write <!-- @include: ./x.md -->'],
  ['[TOC]', '1 "[TOC]" is not read; shown as text. Write [[toc]]'],
  ['{:toc}', '1 "{:toc}" is not read; shown as text. Write [[toc]]'],
  [
    "# A\n\nimport Tabs from '@theme/Tabs';\nimport './a.css';",
    '3 JavaScript is text in a .md page: "import Tabs from \'@theme/Tabs\';". Name the page .mdx, or remove the line: components in components/ need no import.',
  ],
  [
    'export const x = 1;',
    '1 JavaScript is text in a .md page: "export const x = 1;". Name the page .mdx, or remove the line: components in components/ need no import.',
  ],
  [
    '<llm-only>\n\nx\n\n</llm-only>',
    '1 Readers see what <llm-only> contains: no text for language models is written. Remove it.',
  ],
  [
    'a <llm-only>b</llm-only>',
    '1 Readers see what <llm-only> contains: no text for language models is written. Remove it.',
  ],
  ['{/* note */}', '1 "{/* … */}" is a comment in .mdx only; shown as text. Write <!-- … -->'],
])('tells what %j should be, once for a page', async (source, problem) => {
  expect(await told(source)).toEqual([problem]);
});

it.each([
  ['`{{< figure >}}` and `{% raw %}`, {{ value }} 100 {%}'],
  ['```\n{% hint %}\n!!! note\n```\n\n    import a from "b"'],
  ['import is a word; export const too. We import a from b.'],
  ['Wow!!! note this\n\n=== a\n\n??? what'],
])('says nothing of %j', async (source) => {
  expect(await told(source)).toEqual([]);
});

it('tells of each tag where it is first', async () => {
  const problems = await told('{{< one >}}\n\n{{< two a >}}\n\n{{< one >}} {{< /one >}}\n\n{% three %}\n');
  expect(problems.map((one) => one.split(' is a ')[0])).toEqual([
    '1 "{{< one … >}}"',
    '3 "{{< two … >}}"',
    '7 "{% three … %}"',
  ]);
});
