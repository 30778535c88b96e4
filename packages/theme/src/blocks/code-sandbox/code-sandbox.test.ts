import { describe, expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import block from './block.ts';
import { CodeSandboxViewer } from './component.tsx';
import { readSandbox, sandboxAddresses } from './sandbox-addresses.ts';

it('is found by id, with or without its owner and a file', () => {
  expect(readSandbox('abc')).toEqual({ id: 'abc' });
  expect(readSandbox('ana/abc#/src/App.tsx')).toEqual({ id: 'abc', user: 'ana', filepath: '/src/App.tsx' });
});

it('says which panes are open', () => {
  const sandbox = {
    id: 'abc',
    filepath: '/a b.ts',
    layout: 'Editor,Preview',
    console: true,
    navbar: false,
  };
  expect(sandboxAddresses(sandbox)).toEqual({
    src: 'https://codesandbox.io/embed/abc?view=Editor%2BPreview&expanddevtools=1&hidenavigation=1&module=%2Fa+b.ts',
    page: 'https://codesandbox.io/p/sandbox/abc?file=%2Fa+b.ts',
  });
  expect(sandboxAddresses({ id: 'abc', navbar: true })?.src).toBe(
    'https://codesandbox.io/embed/abc?view=Editor%2BPreview',
  );
});

describe('in a page', () => {
  const render = blockRenderer([block], { CodeSandboxViewer });

  it('is a still frame, or a link that looks like a button and needs no frame', async () => {
    const frame = await render('@[codesandbox title="T"](abc)');
    expect(frame.html).toContain('Load from codesandbox.io');
    expect(frame.html).toContain('data-height="500px"');
    const { html, problems } = await render('@[codesandbox button title="Try <it>"](abc)');
    expect(problems).toEqual([]);
    expect(html).toMatch(
      /^<p><a class="block-code-sandbox" href="https:\/\/codesandbox\.io\/p\/sandbox\/abc"/,
    );
    expect(html).toContain('Try &lt;it&gt;');
    expect(html).not.toContain('Load from');
  });

  it.each(['', 'a b', 'ana/"', '../../evil/x'])(
    'is omitted for the source %s, which is reported',
    async (source) => {
      const { html, problems } = await render(`@[codesandbox](${source})`);
      expect(html).toBe('');
      expect(problems).toMatchObject([{ code: 'codesandbox-source', line: 1 }]);
    },
  );
});
