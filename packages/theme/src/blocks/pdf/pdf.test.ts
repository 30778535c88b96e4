import { describe, expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import block from './block.ts';
import { PDFViewer } from './component.tsx';
import { viewHash } from './view-hash.ts';

const render = blockRenderer([block], { PDFViewer });

it.each([
  [{}, 'page=1&zoom=50'],
  [{ page: 3, zoom: 80, noToolbar: true }, 'page=3&zoom=80&toolbar=0'],
  [{ page: -1, zoom: 4, noToolbar: false }, 'page=1&zoom=50'],
  [{ page: 1e9, zoom: 1e9 }, 'page=1&zoom=50'],
])('%o is the view %s', (view, hash) => expect(viewHash(view)).toBe(hash));

describe('a PDF', () => {
  it('keeps its place and is a link before it is seen, and without script', async () => {
    const { html, problems } = await render('@[pdf 3 ratio="4:3" title="A <paper>"](./paper.pdf)');
    expect(problems).toEqual([]);
    expect(html).not.toContain('<iframe');
    expect(html).toContain('data-ratio="1.3333"');
    expect(html).toContain('<a href="/base/assets/paper.pdf">A &lt;paper&gt;</a>');
    expect(html).toContain('Open the PDF');
  });

  it('brings the library for browsers without a viewer where it is installed', async () => {
    const withLibrary = blockRenderer([block], { PDFViewer }, {}, (file) => `/site/${file}`);
    const found = await withLibrary('@[pdf](/paper.pdf)');
    expect(found.images.map(({ src }) => src)).toContain('installed:pdfjs-dist/build/pdf.min.mjs');
  });

  it('brings no library where none is installed', async () => {
    const without = blockRenderer([block], { PDFViewer }, {}, () => undefined);
    const found = await without('@[pdf](/paper.pdf)');
    expect(found.images.map(({ src }) => src)).toEqual(['/paper.pdf']);
  });

  it('of another host waits for the reader', async () => {
    const { html } = await render('@[pdf 2](https://papers.example.org/a.pdf)');
    expect(html).not.toContain('<iframe');
    expect(html).toContain('Load from papers.example.org');
    expect(html).toContain('href="https://papers.example.org/a.pdf"');
  });

  it.each(['@[pdf]()', '@[pdf](https://[bad/x.pdf)', '<PDFViewer />\n'])(
    'without an address is omitted and reported: %s',
    async (source) => {
      const { html, problems } = await render(source);
      expect(html).toBe('');
      expect(problems).toMatchObject([{ code: 'pdf-source', line: 1 }]);
    },
  );

  it('runs no script by its address', async () => {
    expect((await render('<PDFViewer src="javascript:alert(1)" />\n')).html).toBe('');
  });
});
