import { readFile } from 'node:fs/promises';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import tabs from '../tabs/block.ts';
import { Tabs } from '../tabs/island.tsx';
import block from './block.ts';
import { ToolIcon } from './component.tsx';

const render = blockRenderer([tabs, block], { Tabs, ToolIcon });
const htmlOf = async (source: string) => (await render(source)).html;
const panels = (html: string) => html.match(/<code[^>]*>[^<]*/g);

describe('code-tabs', () => {
  it('shows one code block for each tab, in a frame', async () => {
    const { html, styles } = await render(await readFile(new URL('example.md', import.meta.url), 'utf8'));
    expect(styles).toContain('code-tabs');
    expect(html).toMatch(/^<div class="block-code-tabs"><div class="block-tabs" data-group="language">/);
    expect(panels(html)).toHaveLength(4);
    expect(html).toMatch(/aria-selected="true"[^>]*>(<i [^>]*><\/i>)?greet\.js/);
  });

  it('keeps only the first code block of a tab, no tab without one, and says what is lost', async () => {
    const { html, problems } = await render(
      '::: code-tabs\n@tab a\ntext\n```js\n1\n```\n```js\n2\n```\n@tab b\ntext\n:::\n',
    );
    expect(panels(html)).toEqual(['<code class="language-js">1']);
    expect(html).not.toMatch(/text|>b</);
    expect(problems.map(({ code, line }) => [code, line])).toEqual([
      ['code-tabs-lost', 3],
      ['code-tabs-lost', 11],
    ]);
  });

  it('reads values after the last # and inline marks in titles', async () => {
    const html = await htmlOf('::: code-tabs\n@tab **C\\#**#cs\n```cs\n1\n```\n:::\n');
    expect(html).toContain('data-value="cs"');
    expect(html).toContain('<strong>C#</strong>');
  });

  it('stands in tabs when it is indented, as in a list', async () => {
    const html = await htmlOf(
      ':::: tabs\n@tab x\n- y\n\n  ::: code-tabs\n  @tab a\n  ```js\n  1\n  ```\n  :::\n::::\n',
    );
    expect(html.match(/role="tablist"/g)).toHaveLength(2);
  });
});

describe('<CodeTabs> that an author writes', () => {
  it('stands in the frame of code', async () => {
    const part = (index: number) =>
      `<template #title${index}>t${index}</template>\n<template #tab${index}>\n\n\`\`\`js\n${index}\n\`\`\`\n\n</template>\n`;
    const { html, styles, problems } = await render(
      `<CodeTabs tab-id="g">\n${part(0)}${part(1)}</CodeTabs>\n\nend\n`,
    );
    expect(html).toMatch(
      /^<div class="block-code-tabs"><div class="block-tabs" data-group="g">.*<\/div><\/div><p>end<\/p>$/,
    );
    expect(panels(html)).toEqual(['<code class="language-js">0', '<code class="language-js">1']);
    expect(styles).toContain('code-tabs');
    expect(problems).toEqual([]);
    expect((await render('<CodeTabs />\n')).problems).toMatchObject([{ code: 'tabs-empty', line: 1 }]);
  });
});

describe('code-group', () => {
  it('names tabs in brackets, by title, or by language', async () => {
    const html = await htmlOf(
      '::: code-group\n```sh [a b]\n1\n```\n```ts title="<b>.ts"\n2\n```\n```js {1}\n3\n```\n```\n4\n```\n:::\n',
    );
    expect(html.match(/data-value="[^"]*"/g)?.join()).toBe(
      'data-value="a b",data-value="&lt;b&gt;.ts",data-value="js",data-value="text"',
    );
    expect(html).not.toMatch(/\[a b\]|<b>/);
  });

  it('names imported code by its file', async () => {
    const html = await htmlOf(
      '::: code-group\n<<< @/src/a.ts\n<<< ./b.js#part{1} [mine]\n@[code](./c.py)\n:::\n',
    );
    expect(html.match(/data-value="[^"]*"/g)?.join()).toBe(
      'data-value="a.ts",data-value="mine",data-value="c.py"',
    );
  });

  it('shows what else is in it behind the tabs', async () => {
    const html = await htmlOf(
      '::: code-group\n```sh [a]\n1\n```\n\n- Own\n  ```sh [b]\n  2\n  ```\n\nWords\n:::\n',
    );
    expect(html.match(/data-value="[^"]*"/g)?.join()).toBe('data-value="a"');
    expect(html).toMatch(/<li>Own[\s\S]*2[\s\S]*<p>Words<\/p>/);
  });

  it('leaves a body without code as it is, and says so', async () => {
    const { html, problems } = await render('::: code-group\nplain\n:::\n');
    expect(html).toBe('<p>plain</p>');
    expect(problems).toMatchObject([{ code: 'code-group-empty', line: 1 }]);
  });
});

const ToolName = ({ name }: { name: string }) => createElement('i', { 'data-tool': name });

describe('icons', () => {
  const source =
    '::: code-group\n```ts [a.ts]\n1\n```\n```sh [npm]\n2\n```\n```json [tsconfig.json]\n3\n```\n```sh [other]\n4\n```\n:::\n';
  const icons = (html: string) =>
    [...html.matchAll(/data-kind="(\w+)"|data-tool="(\w+)"/g)].map(([, kind, tool]) => kind ?? tool);
  const iconsWith = async (icon: boolean | { named?: false | string[]; extensions?: false | string[] }) => {
    const draw = blockRenderer([block], { Tabs, ToolIcon: ToolName }, { codeTabs: { icon } });
    return icons((await draw(source)).html);
  };

  it('stand before names of tools and files', async () => {
    expect(await iconsWith(true)).toEqual(['typescript', 'npm', 'typescript']);
  });

  it('may be switched off, all or by kind, or listed', async () => {
    expect(await iconsWith(false)).toEqual([]);
    expect(await iconsWith({ named: false })).toEqual(['typescript', 'data']);
    expect(await iconsWith({ extensions: false })).toEqual(['npm', 'typescript']);
    expect(await iconsWith({ named: ['npm'], extensions: ['.ts'] })).toEqual(['typescript', 'npm']);
  });

  it('are drawings that need no request and say nothing aloud', async () => {
    expect((await render(source)).html).toMatch(
      /<svg class="block-code-tabs-tool" viewBox="0 0 24 24" aria-hidden="true"><path d="M1\.763[^"]*"/,
    );
  });
});
