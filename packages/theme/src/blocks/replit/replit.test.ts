import { expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import block from './block.ts';
import { ReplitViewer } from './component.tsx';
import { replAddresses } from './repl-addresses.ts';

const render = blockRenderer([block], { ReplitViewer });

it('adds the @ where it is missing, and opens a file', () => {
  expect(replAddresses({ source: 'ana/counter#src/main.py' })).toEqual({
    src: 'https://replit.com/@ana/counter?embed=true&theme=light#src/main.py',
    darkSrc: 'https://replit.com/@ana/counter?embed=true&theme=dark#src/main.py',
    page: 'https://replit.com/@ana/counter',
  });
  expect(replAddresses({ source: '@ana/counter', theme: 'dark' })?.src).toBe(
    'https://replit.com/@ana/counter?embed=true&theme=dark',
  );
});

it('begins as one line and becomes 450 pixels high', async () => {
  const { html, problems } = await render('@[replit title="A counter"](ana/counter)');
  expect(problems).toEqual([]);
  expect(html).toContain('data-height="450px" data-low="true"');
});

it.each(['', 'counter', 'a/b/c', 'a/..', 'ana/"><b>'])(
  'is omitted for the source %s, which is reported',
  async (source) => {
    const { html, problems } = await render(`@[replit](${source})`);
    expect(html).toBe('');
    expect(problems).toMatchObject([{ code: 'replit-source', line: 1 }]);
  },
);
