import { expect, test } from 'vitest';
import type { FenceClaim } from '../../core/contracts/block.ts';
import type { ComponentCall } from '../../core/contracts/markdown.ts';
import { defineBlock } from '../../core/contracts/markdown.ts';
import { defineNestedContainer } from '../containers/nested-container.ts';
import { defineRawContainer } from '../containers/raw-container.ts';
import { resolveMarkdown } from '../options.ts';
import { createMarkdown } from '../renderer.ts';
import { renderWith, testEnvironment } from '../test-environment.ts';

const diagram = (fences: FenceClaim | readonly FenceClaim[] = { languages: ['dot'], component: 'Dot' }) =>
  defineBlock({ name: 'diagram', fences });

/** What components are called with, and the result. */
async function calls(source: string, blocks = [diagram()]) {
  const seen: ComponentCall[] = [];
  const result = await renderWith({}, blocks)(source, {
    renderComponent(call) {
      seen.push(call);
      return { html: `<i>${call.name}</i>`, islands: [], styles: [] };
    },
  });
  return { ...result, seen };
}

test('a claimed fence becomes its component, and no language is missed', async () => {
  const { html, seen, problems } = await calls(
    'Text\n\n```Dot :wide title="A graph" scale=2\na -> b\n\nb\n```\n',
  );
  expect(html).toBe('<p>Text</p>\n<i>Dot</i>\n');
  expect(problems).toEqual([]);
  expect(seen).toEqual([
    {
      name: 'Dot',
      props: { source: 'a -> b\n\nb', language: 'dot', title: 'A graph', info: ':wide   scale=2', line: 3 },
      block: true,
      line: 3,
    },
  ]);
});

test('other fences stay code', async () => {
  const { html, seen } = await calls('```dots\na\n```\n\n    dot\n');
  expect(seen).toEqual([]);
  expect(html).toContain('<pre');
});

test('fences in lists, quotes and includes are claimed where they stand', async () => {
  const { seen } = await calls('- a\n\n  ```dot\n  b\n  ```\n\n> ~~~dot\n> c\n> ~~~\n');
  expect(seen.map(({ props, line }) => [props.source, line])).toEqual([
    ['b', 3],
    ['c', 7],
  ]);
});

test('fences in containers are claimed, whether the body is Markdown or read by the container', async () => {
  const boxes = defineBlock({
    name: 'boxes',
    setup(md) {
      defineNestedContainer(md, 'box', ({ body }) => body);
      defineRawContainer(md, 'lines', ({ lines, parse }) => parse(lines, 0));
    },
  });
  const source = '::: box\n```dot\na\n```\n:::\n\n:::: lines\n\n::: lines\n```dot\nb\n```\n:::\n::::\n';
  const { seen, problems } = await calls(source, [boxes, diagram()]);
  expect(problems).toEqual([]);
  expect(seen.map(({ props, line }) => [props.source, props.line, line])).toEqual([
    ['a', 2, 2],
    ['b', 10, 10],
  ]);
});

test('languages may be told by a function, and the claim of a later block counts', async () => {
  const any = diagram({ languages: (language) => language.startsWith('d'), component: 'Any' });
  const { seen } = await calls('```dot\na\n```\n\n```dx\na\n```\n', [any, diagram()]);
  expect(seen.map(({ name }) => name)).toEqual(['Dot', 'Any']);
});

test('a block that is switched off claims nothing', async () => {
  const options = resolveMarkdown({ diagram: false });
  const { html } = await createMarkdown(options, [diagram()]).render('```dot\na\n```\n', testEnvironment());
  expect(html).toContain('data-lang="dot"');
});

test('a claim makes its own props, with attributes in braces, and reports at the fence', async () => {
  const block = diagram({
    languages: ['dot'],
    component: 'Dot',
    props({ source, attributes }, { report }) {
      if (!source) report({ severity: 'warning', code: 'empty', message: 'Nothing to draw.' });
      return attributes;
    },
  });
  const { seen, problems } = await calls('\n```dot scale=2 {#one .wide}\n```\n', [block]);
  expect(seen[0]?.props).toEqual({ scale: '2', id: 'one', class: 'wide' });
  expect(problems).toMatchObject([{ code: 'empty', line: 2 }]);
});

test('imported code is claimed with its text', async () => {
  const { seen, dependencies } = await renderImport();
  expect(seen[0]?.props.source).toContain('"name": "bifolio"');
  expect(dependencies).toEqual(['package.json']);
});

async function renderImport() {
  const seen: ComponentCall[] = [];
  const root = new URL('../../..', import.meta.url).pathname.replace(/\/$/, '');
  const result = await renderWith({}, [diagram()])('@[code dot](./package.json)\n', {
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

test('without its component the fence is shown as it was written', async () => {
  const { html, problems } = await renderWith({}, [diagram()])('```dot x\na < b\n```\n');
  expect(html).toBe('<p>```dot x\na &lt; b\n```</p>\n');
  expect(problems).toMatchObject([{ code: 'unknown-component', line: 1 }]);
});
