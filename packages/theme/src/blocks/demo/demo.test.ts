import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { renderWith } from 'bifolio/testing';
import { describe, expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import block from './block.ts';
import { Demo } from './component.tsx';
import { emptyParts } from './demo-parts.ts';
import { readLine } from './player/use-frame-reports.ts';
import { readHtml } from './tokens/read-html.ts';

const render = blockRenderer([block], { Demo });

/** The documents that a page asks for, in order, beside what the renderer says. */
async function documentsOf(source: string) {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const documents: Record<string, unknown>[] = [];
  const props: Record<string, unknown>[] = [];
  const result = await renderWith({}, [block])(source, {
    file: 'page.md',
    sourceDir: here,
    root: here,
    async resolveImage(src) {
      if (!src.startsWith('document:')) return { src };
      documents.push(JSON.parse(src.slice('document:'.length)));
      return { src: '/assets/demo-1.html' };
    },
    renderComponent(call) {
      props.push(call.props);
      return { html: `<div>${call.children}</div>`, islands: [], styles: [] };
    },
  });
  return { ...result, documents, props: props[0] ?? {} };
}

const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\`\n\n`;

describe('a demo', () => {
  it('shows title, description and source; its frame waits for script', async () => {
    const example = await readFile(new URL('example.md', import.meta.url), 'utf8');
    const { html, problems } = await render(example);
    expect(problems).toEqual([]);
    expect(html).toContain('<figcaption><strong>A counter</strong><span>Counts <em>clicks</em>.</span>');
    expect(html).toContain('data-height="160px"');
    expect(html).toContain('<summary>Source</summary>');
    expect(html).not.toContain('<iframe');
    expect(html).toMatch(/<div class="block-demo-result"><ul>.*<\/ul><\/div><details>.*- one/s);
  });

  it('makes a document of its code blocks, also of those in tabs, and lists its libraries', async () => {
    const { documents, problems, props } = await documentsOf(
      `:::: demo title="T" expanded\n${fence('html', '<b>x</b>')}::: code-group\n${fence('ts', 'let a: 1;')}${fence('scss', '.a{}')}:::\n${fence('json', '{"jsLib":["https://a.example/x.js"],"cssLib":["https://b.example/x.css"]}')}::::\n`,
    );
    expect(problems.filter(({ code }) => code !== 'unknown-container')).toEqual([]);
    expect(documents).toEqual([
      {
        lang: 'en-US',
        file: 'page.md',
        name: 'demo',
        title: 'T',
        html: '<b>x</b>\n',
        scripts: [{ language: 'ts', code: 'let a: 1;\n' }],
        styles: [{ language: 'scss', code: '.a{}\n' }],
        scriptLibraries: ['https://a.example/x.js'],
        styleLibraries: ['https://b.example/x.css'],
      },
    ]);
    expect(props).toMatchObject({ expanded: true, isForFiddle: true, frame: { src: '/assets/demo-1.html' } });
  });

  it('takes a file apart, and React from a file or a code block', async () => {
    const { documents } = await documentsOf('@[demo react title="T"](./player/DemoFrame.tsx)\n');
    expect(documents[0]).toMatchObject({ file: 'player/DemoFrame.tsx', html: '<div id="root"></div>' });
    expect(JSON.stringify(documents[0]?.scripts)).toContain('./DemoFrame.tsx');
    const inline = await documentsOf(
      `::: demo react\n${fence('tsx', 'export default () => null')}${fence('less', 'a{}')}:::\n`,
    );
    expect(inline.documents[0]).toMatchObject({
      files: { 'demo-react.tsx': 'export default () => null\n' },
      styles: [{ language: 'less' }],
      shared: expect.arrayContaining(['react']),
    });
    expect(inline.props.isForFiddle).toBe(false);
  });

  it('shows a file of Markdown as it looks, and its text', async () => {
    const { html, problems } = await documentsOf('@[demo markdown](./example.md)\n');
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(html).toContain('demo markdown title=&quot;A list&quot;');
  });

  it('of a site with Vue shows its source with a note, and is reported', async () => {
    const { html, problems } = await render(`::: demo vue title="T"\n${fence('vue', '<template/>')}:::\n`);
    expect(html).toContain('This demo is written for Vue');
    expect(html).toContain('&lt;template/&gt;');
    expect(problems.find(({ code }) => code === 'demo-vue')).toMatchObject({ severity: 'warning', line: 1 });
  });

  it('may be written as other generators do, which is reported', async () => {
    const { html, problems } = await render(`::: normal-demo Old *one*\n${fence('html', '<b>x</b>')}:::\n`);
    expect(html).toContain('<strong>Old *one*</strong>');
    expect(problems).toMatchObject([
      { code: 'demo-older-name', line: 1, hint: 'Write ::: demo title="Old *one*"' },
    ]);
    const react = await documentsOf(`::: react-demo Old\n${fence('jsx', 'export default () => <b />')}:::\n`);
    expect(react.documents[0]).toMatchObject({ title: 'Old', html: '<div id="root"></div>' });
  });

  it('says what is missing or wrong, with its line', async () => {
    const bad = await render(
      `text\n\n::: demo\n${fence('js', '1')}${fence('json', '{"jsLib":["javascript:1"]}')}:::\n`,
    );
    expect(bad.problems).toMatchObject([{ code: 'demo', line: 8 }]);
    expect(bad.problems[0]?.message).toContain('"javascript:1" is no address');
    expect((await render('::: demo\ntext\n:::\n')).problems).toMatchObject([{ code: 'demo', line: 1 }]);
    const gone = await documentsOf('@[demo](./gone.html)\n');
    expect(gone.problems).toMatchObject([{ code: 'include-missing', severity: 'error', line: 1 }]);
  });
});

describe('the HTML of a demo', () => {
  const read = (html: string) => {
    const parts = emptyParts();
    return { problem: readHtml(html, parts), parts };
  };

  it('gives its scripts, styles and libraries away', () => {
    const { parts, problem } = read(
      '<!doctype html><html><head><style lang="scss">.a{}</style><link rel="stylesheet" href="https://a.example/a.css"></head><body><p>x</p><script src="https://a.example/a.js"></script><script lang="ts">let a: 1</script><script type="config">{"jsLib":["https://b.example/b.js"]}</script></body></html>',
    );
    expect(problem).toBeUndefined();
    expect(parts).toEqual({
      html: '<p>x</p>',
      scripts: [{ language: 'ts', code: 'let a: 1' }],
      styles: [{ language: 'scss', code: '.a{}' }],
      scriptLibraries: ['https://a.example/a.js', 'https://b.example/b.js'],
      styleLibraries: ['https://a.example/a.css'],
    });
  });

  it('has no event attributes and no style, which a script takes over', () => {
    const { parts } = read('<b style="color: red" onclick="go(\'x\')" title="&lt;">y</b>');
    expect(parts.html).toBe('<b title="&lt;" data-demo="1">y</b>');
    expect(parts.scripts[0]?.code).toContain('.style.cssText = "color: red"');
    expect(parts.scripts[0]?.code).toContain("go('x')");
  });

  it('names no library of another kind', () => {
    expect(read('<script src="./a.js"></script>').problem).toContain('"./a.js"');
    expect(read('<style lang="postcss">').problem).toContain('"postcss"');
  });
});

it.each([
  [
    { type: 'bifolio-frame', payload: { level: 'log', text: 'a' } },
    { level: 'log', text: 'a' },
  ],
  [{ type: 'bifolio-frame', payload: { level: 'alert', text: 'a' } }, undefined],
  [{ type: 'bifolio-frame', payload: { level: 'log', text: {} } }, undefined],
  [{ type: 'other', payload: { level: 'log', text: 'a' } }, undefined],
  [null, undefined],
  ['text', undefined],
  [{ type: 'bifolio-frame', payload: { level: { toString: 1, valueOf: 1 }, text: 'x' } }, undefined],
])('of the message %o a console hears %o', (message, line) => expect(readLine(message)).toEqual(line));
