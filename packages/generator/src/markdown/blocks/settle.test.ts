import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Block, type ComponentCall, defineBlock } from '../../core/contracts/markdown.ts';
import { renderWith } from '../test-environment.ts';

const root = mkdtempSync(join(tmpdir(), 'bifolio-settle-'));
writeFileSync(join(root, 'demo.ts'), '\uFEFFlet a;\r\nlet b;\r\n');
writeFileSync(join(root, 'part.md'), 'One\n\n<Demo path="./demo.ts"/>\n');

async function render(source: string, settle: Block['settle'], more: Partial<Block> = {}) {
  const seen: ComponentCall[] = [];
  const block = defineBlock({ name: 'demo', settle, ...more });
  const result = await renderWith({}, [block])(source, {
    file: 'page.md',
    sourceDir: root,
    root,
    renderComponent(call) {
      seen.push(call);
      return { html: '', islands: [], styles: [] };
    },
  });
  return { ...result, seen };
}

test('between parsing and rendering a block may take its time and change the props of components', async () => {
  const { seen } = await render('<Demo n={1}/>\n\nText <Demo n={2}/>.\n\n<Other n={3}/>\n', async (page) => {
    await new Promise((done) => setTimeout(done));
    for (const { props } of page.components('Demo')) props.n = Number(props.n) * 10;
  });
  expect(seen.map(({ props }) => props.n)).toEqual([10, 20, 3]);
});

test('files are read from where their paths are written, and the page depends on them', async () => {
  const { seen, dependencies } = await render('<!-- @include: ./part.md -->\n', (page) => {
    for (const { props, file } of page.components('Demo')) {
      expect(file).toBe('part.md');
      const read = page.readFile(String(props.path), file);
      if ('text' in read) props.code = read.text;
    }
  });
  expect(seen[0]?.props.code).toBe('let a;\nlet b;');
  expect(dependencies).toEqual(['part.md', 'demo.ts']);
});

test('a file that is missing can be reported where it is named, and the page waits for it to come', async () => {
  const { problems, dependencies } = await render('Text\n\n<Demo path="./gone.ts"/>\n', (page) => {
    for (const { props, file, line } of page.components('Demo')) {
      const read = page.readFile(String(props.path), file);
      if ('problem' in read) page.report({ ...read.problem, line });
    }
  });
  expect(problems).toMatchObject([{ code: 'include-missing', severity: 'error', line: 3 }]);
  expect(dependencies).toEqual(['gone.ts']);
});

test('what it needs and depends on belongs to the page', async () => {
  const { needs, dependencies, styles } = await render('Text', (page) => {
    page.need({ 'worker-src': ['blob:'] });
    page.dependsOn(join(root, 'data.json'));
    page.style('demo');
  });
  expect(needs.sources).toEqual({ 'worker-src': ['blob:'] });
  expect(dependencies).toEqual(['data.json']);
  expect(styles).toEqual(['demo']);
});

test('claimed fences have become components when a block settles', async () => {
  const { seen } = await render(
    '```demo\na\n```\n',
    (page) => {
      for (const { props } of page.components('Demo')) props.source = `${props.source}!`;
    },
    { fences: { languages: ['demo'], component: 'Demo' } },
  );
  expect(seen[0]?.props.source).toBe('a!');
});

test('what a block adds before rendering is coloured and measured as everything else', async () => {
  const { html } = await render('```js\nlet a\n```\n', ({ tokens }) => {
    for (const token of tokens) if (token.type === 'fence') token.info = 'ts';
  });
  expect(html).toContain('data-lang="ts"');
});
