import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { renderWith } from 'bifolio/testing';
import { describe, expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import block from './block.ts';
import { CodeTree } from './component.tsx';
import { fileNodes } from './file-nodes.ts';

const render = blockRenderer([block], { CodeTree, VPCodeTree: CodeTree });
const fence = (info: string) => `\`\`\`ts ${info}\n${info.length}\n\`\`\`\n`;
const chosen = async (info: string, ...files: string[]) => {
  const { html } = await render(`::: code-tree ${info}\n${files.map(fence).join('')}:::\n`);
  return /aria-current="true">([^<]*)/.exec(html)?.[1];
};

describe('fileNodes', () => {
  it('makes folders of slashes and puts them first', () => {
    expect(fileNodes(['b.ts', 'src/a.ts', './src/lib/c.ts', 'src/d.ts'])).toEqual([
      {
        name: 'src',
        children: [
          { name: 'lib', children: [{ name: 'c.ts', file: 2, children: [] }] },
          { name: 'a.ts', file: 1, children: [] },
          { name: 'd.ts', file: 3, children: [] },
        ],
      },
      { name: 'b.ts', file: 0, children: [] },
    ]);
  });

  it('keeps files that have the name of a folder', () => {
    expect(fileNodes(['a', 'a/b']).map(({ name, file }) => [name, file])).toEqual([
      ['a', undefined],
      ['a', 0],
    ]);
  });
});

describe('code-tree', () => {
  it('shows folders and files with all code', async () => {
    const { html } = await render(await readFile(new URL('example.md', import.meta.url), 'utf8'));
    expect(html).toMatch(
      /^<div class="block-code-tree" data-height="240px" data-icon="colored"><p class="block-code-tree-title">App<\/p><div class="block-code-tree-files" role="group" aria-label="Files">/,
    );
    expect(html.match(/<details [^>]*open="">/g)).toHaveLength(2);
    expect(html.match(/<pre>/g)).toHaveLength(3);
    expect(html.match(/data-chosen/g)).toHaveLength(1);
  });

  it('opens the active file, else the entry, else the first; an unknown entry opens none', async () => {
    const files = ['title="a.ts"', 'title="b.ts"', 'title="c.ts" :active'];
    expect(await chosen('entry="b.ts"', ...files)).toBe('c.ts');
    expect(await chosen('entry="b.ts"', ...files.slice(0, 2))).toBe('b.ts');
    expect(await chosen('', ...files.slice(0, 2))).toBe('a.ts');
    expect(await chosen('entry="x.ts"', ...files.slice(0, 2))).toBeUndefined();
  });

  it('says what it omits, and which entry it lacks', async () => {
    const { problems } = await render(
      `::: code-tree entry="b.ts"\n${fence('title="a.ts"')}${fence('')}:::\n`,
    );
    expect(problems.map(({ line, message, hint }) => [line, message, hint])).toEqual([
      [
        5,
        'A code-tree shows code blocks with a title only, so this is omitted.',
        'Give each code block the path of its file: ```ts title="src/main.ts"',
      ],
      [1, 'This code-tree has no file "b.ts", so none is open.', 'Use one of: a.ts.'],
    ]);
  });

  it('tells kinds of files apart, or not', async () => {
    const body = `${fence('title="a.ts"')}${fence('title="b.css"')}${fence('title="LICENSE"')}`;
    const { html } = await render(`::: code-tree\n${body}:::\n`);
    expect(html).toContain('<div class="block-code-tree" data-height="320px" data-icon="colored">');
    expect(html.match(/data-kind="[^"]*"/g)).toEqual([
      'data-kind="typescript"',
      'data-kind="style"',
      'data-kind="file"',
    ]);
    expect((await render(`::: code-tree icon=simple\n${body}:::\n`)).html).toContain('data-icon="simple"');
  });

  it('has icons and height of the config unless it says them', async () => {
    const set = blockRenderer([block], { CodeTree }, { codeTree: { icon: 'simple', height: 200 } });
    const htmlOf = async (info: string) =>
      (await set(`::: code-tree ${info}\n${fence('title="a.ts"')}:::\n`)).html;
    expect(await htmlOf('')).toContain('data-height="200px" data-icon="simple"');
    expect(await htmlOf('icon=colored height=20rem')).toContain('data-height="20rem" data-icon="colored"');
  });

  it('leaves a body without files as it is and says so', async () => {
    const { html, problems } = await render('::: code-tree\n```ts\n1\n```\n:::\n');
    expect(html).toContain('<pre>');
    expect(problems).toMatchObject([{ code: 'code-tree-without-files', line: 1 }]);
  });
});

describe('a folder as code-tree', () => {
  const renderHere = async (path: string) => {
    const calls: unknown[] = [];
    const here = fileURLToPath(new URL('.', import.meta.url));
    const result = await renderWith({}, [block])(`text\n\n@[code-tree entry="block.ts"](${path})\n`, {
      file: 'page.md',
      sourceDir: here,
      root: here,
      renderComponent: ({ props, slots }) => {
        calls.push({ ...props, slots });
        return { html: '', islands: [], styles: [] };
      },
    });
    return { ...result, tree: calls[0] as { active: number; files: { path: string }[]; slots: object } };
  };

  it('shows the files of a folder, which the page then depends on', async () => {
    const { tree, dependencies, problems } = await renderHere('./');
    const paths = tree.files.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['block.ts', 'example.md', 'style.css']));
    expect(paths[tree.active]).toBe('block.ts');
    expect(JSON.stringify(tree.slots)).toContain('defineBlock');
    expect(dependencies).toEqual(expect.arrayContaining(['', 'block.ts']));
    expect(problems).toEqual([]);
  });

  it('never leaves the project, and says what is missing', async () => {
    for (const path of ['../', '/../..', './nothing']) {
      const { tree, problems } = await renderHere(path);
      expect(tree.files).toEqual([]);
      expect(problems).toMatchObject([{ code: 'folder-missing', line: 3 }]);
    }
  });
});

describe('<CodeTree> that an author writes', () => {
  const files = [fence('title="src/a.ts"'), fence('title="b.ts" :active')].join('\n');

  it('draws what the container draws', async () => {
    const { html, problems } = await render(
      `<VPCodeTree title="App" :height="200">\n\n${files}\n</VPCodeTree>\n\nend\n`,
    );
    const container = await render(`::: code-tree title="App" height="200"\n${files}:::\n\nend\n`);
    expect(html).toBe(container.html);
    expect(problems).toEqual([]);
  });

  it('shows what stands in it where nobody has read it, as in .mdx', async () => {
    const { html } = await blockRenderer([], { CodeTree })('<CodeTree>\ntext\n</CodeTree>\n');
    expect(html).toBe('<p>text</p>');
  });

  it('is reported without code blocks', async () => {
    const { html, problems } = await render('text\n\n<CodeTree />\n');
    expect(html).toBe('<p>text</p>');
    expect(problems).toMatchObject([{ code: 'code-tree-without-files', line: 3 }]);
  });
});
