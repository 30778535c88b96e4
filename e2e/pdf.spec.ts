import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { scratchFolder } from './scratch.ts';
import { bifolio, preview, type Served } from './site.ts';
import { expect, test } from './test.ts';

// One worker: the site is built once.
test.describe.configure({ mode: 'default' });

/** Speaks the part of the interface of `pdfjs-dist` that is used: two pages, each with a black square. */
const library = `
export const GlobalWorkerOptions = {};
export function getDocument({ url }) {
  const page = {
    getViewport: ({ scale }) => ({ width: 200 * scale, height: 100 * scale }),
    render({ canvasContext, viewport }) {
      canvasContext.fillRect(0, 0, viewport.width / 2, viewport.height);
      return { promise: Promise.resolve() };
    },
  };
  const document = { numPages: 2, getPage: async () => page };
  const promise = fetch(url).then((response) => (response.ok ? document : Promise.reject(new Error('no PDF'))));
  return { promise, destroy: async () => {} };
}`;
const files = {
  'index.md': '# PDF\n\n@[pdf 2 height="120" title="Paper"](/paper.pdf)\n',
  'public/paper.pdf': '%PDF-1.4',
  'node_modules/pdfjs-dist/build/pdf.min.mjs': library,
  'node_modules/pdfjs-dist/build/pdf.worker.min.mjs': '',
};

let site: Served;
test.beforeAll(async () => {
  const dir = scratchFolder('pdf');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
  await bifolio(['build', dir]);
  site = await preview(dir);
});
test.afterAll(() => site[Symbol.asyncDispose]());

test('a browser without a PDF viewer draws the pages when the reader asks for them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false }));
  await page.goto(site.url, { waitUntil: 'networkidle' });
  const ofPdf = () => asked.filter((path) => /pdf\.min|\.pdf$/.test(path));
  expect(ofPdf()).toEqual([]);
  const stage = page.locator('.embed-stage');
  const before = await stage.boundingBox();
  await stage.getByRole('button', { name: 'Show here' }).click();
  await expect(page.getByRole('region', { name: 'Paper' })).toBeFocused();
  const second = page.getByRole('img', { name: 'Page 2 of 2' });
  await expect(second).toBeInViewport();
  expect(await stage.boundingBox()).toEqual(before);
  const inkOf = (canvas: HTMLCanvasElement) => canvas.getContext('2d')?.getImageData(1, 1, 1, 1).data[3];
  await expect.poll(() => second.evaluate(inkOf)).toBe(255);
  expect(ofPdf().some((path) => /\/assets\/pdf\.min-[\da-f]{8}\.js$/.test(path))).toBe(true);
});

test('a PDF that cannot be drawn says so and is a link', async ({ page, allowProblems }) => {
  allowProblems(/PDF "\/paper\.pdf#page=2&zoom=50" cannot be drawn: Error: no PDF|404/);
  await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false }));
  await page.route('**/paper.pdf', (route) => route.fulfill({ status: 404 }));
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Show here' }).click();
  await expect(page.getByRole('link', { name: 'This PDF cannot be shown here' })).toHaveAttribute(
    'href',
    '/paper.pdf',
  );
});
