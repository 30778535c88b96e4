import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import block from './block.ts';
import { FileTree, FileTreeNode } from './component.tsx';
import { readTree } from './read-tree.ts';
import { treeText } from './tree-text.ts';

const render = blockRenderer([block], { FileTree, FileTreeNode });
const readOne = (line: string) => readTree([line])[0];

describe('readTree', () => {
  it.each([
    ['- a.ts', { name: 'a.ts', kind: 'file', focus: false, comment: '' }],
    ['- ++ a.ts', { name: 'a.ts', change: 'added' }],
    ['- --a.ts', { name: 'a.ts', change: 'removed' }],
    ['- **a b.ts** # the *file*', { name: 'a b.ts', focus: true, comment: 'the *file*' }],
    ['- ++ **src/** # new', { name: 'src', kind: 'folder', change: 'added', focus: true, comment: 'new' }],
    ['- src/', { name: 'src', kind: 'folder', closed: true }],
    ['- C#.md', { name: 'C#.md', comment: '' }],
    ['- a.ts    \\# one', { name: 'a.ts', comment: 'one' }],
    ['- lib // two', { name: 'lib', kind: 'file', comment: 'two' }],
    ['- lib/ 三份 文件', { name: 'lib', kind: 'folder', closed: true, comment: '三份 文件' }],
    ['- **a.ts** four', { name: 'a.ts', focus: true, comment: 'four' }],
    ['- a.txt 五', { name: 'a.txt', comment: '五' }],
    ['- Side notes.md', { name: 'Side notes.md', comment: '' }],
    ['- a.b and c.md', { name: 'a.b and c.md', comment: '' }],
    ['- v1.2 beta', { name: 'v1.2 beta', comment: '' }],
    ['- ...', { name: '…', kind: 'omission' }],
    ['plain', { name: 'plain', kind: 'file' }],
  ])('reads %s', (line, node) => {
    expect(readOne(line)).toMatchObject(node);
  });

  it('counts levels from the first line, by two blanks or a tab', () => {
    const text = treeText(readTree(['  - a', '    - b', '\t\t\t- c', '', '  - d/', '      - e']));
    expect(text).toBe('├── a/\n│   └── b/\n│       └── c\n└── d/\n    └── e');
  });

  it('takes four blanks for one level too, and what the command `tree` prints', () => {
    const expected = '├── a/\n│   ├── b.ts  # note\n│   └── c/\n│       └── d.ts\n└── e.ts';
    const four = ['- a/', '    - b.ts # note', '    - c', '        - d.ts', '- e.ts'];
    expect(treeText(readTree(four))).toBe(expected);
    expect(treeText(readTree(expected.split('\n')))).toBe(expected);
    expect(treeText(readTree(['x', ...expected.split('\n')]))).toMatch(
      /^└── x\/\n {4}├── a\/\n {4}│ {3}├── b\.ts/,
    );
  });

  it('shows that an empty folder holds something', () => {
    expect(treeText(readTree(['- a/']))).toBe('└── a/\n    └── …');
  });
});

describe('file-tree', () => {
  it('draws folders as disclosures, closed when their content is not told', async () => {
    const { html } = await render(await readFile(new URL('example.md', import.meta.url), 'utf8'));
    expect(html).toContain(
      '<li><details open=""><summary><span class="block-file-tree-name" data-kind="folder">docs</span></summary><ul>',
    );
    expect(html).toContain(
      '<li data-focus=""><span class="block-file-tree-name" data-kind="text">README.md</span><span class="block-file-tree-comment">the <em>home</em> page</span></li>',
    );
    expect(html).toContain('<li data-change="added">');
    expect(html).toContain('<details><summary><span class="block-file-tree-name" data-kind="folder">public');
    expect(html).toContain('<p>my-site</p>');
    expect(html).toContain('data-icon="colored"');
  });

  it('opens folders with children, but for those with a slash', async () => {
    const { html } = await render('::: file-tree\n- a\n  - b/\n    - c.ts\n:::\n');
    expect(html).toMatch(/<details open=""><summary><span [^>]*>a<.*<details><summary><span [^>]*>b<.*c\.ts/);
  });

  it('escapes names and leaves Markdown in them alone', async () => {
    const { html } = await render('::: file-tree icon=simple\n- <b>_x_\n:::\n');
    expect(html).toContain('>&lt;b&gt;_x_</span>');
    expect(html).toContain('data-icon="simple"');
  });

  it('stands in a list', async () => {
    const { html } = await render('- a\n\n  ::: file-tree\n  - b\n    - c\n  :::\n');
    expect(html).toMatch(/<li><p>a<\/p><div class="block-file-tree".*<summary>.*b<.*c<.*<\/div><\/li>/);
  });

  it('may be a fence', async () => {
    const fence = await render('- a\n\n  ```file-tree title="T" icon=simple\n  - b/\n    - c\n  ```\n');
    const container = await render('- a\n\n  ::: file-tree title="T" icon=simple\n  - b/\n    - c\n  :::\n');
    expect(fence.html).toBe(container.html);
    expect(fence.problems).toEqual([]);
  });

  it('may be empty', async () => {
    expect((await render('::: file-tree\n:::\n')).html).toContain('<ul></ul>');
  });
});

describe('<FileTreeNode>', () => {
  it('draws what a line of the container draws', async () => {
    const tags = [
      '<FileTreeNode filename="src" type="folder" :expanded="false" diff="add">',
      '<FileTreeNode filename="a.ts" focus><template #comment>*new*</template></FileTreeNode>',
      '</FileTreeNode>',
    ].join('\n');
    const { html, problems } = await render(`<FileTree>\n${tags}\n</FileTree>\n`);
    const container = await render('::: file-tree\n- ++ src/\n  - **a.ts** # *new*\n:::\n');
    const tree = /<ul>.*<\/ul>/;
    expect(tree.exec(html)?.[0]).toBe(tree.exec(container.html)?.[0]);
    expect(html).not.toContain('<button');
    expect(problems).toEqual([]);
  });
});
