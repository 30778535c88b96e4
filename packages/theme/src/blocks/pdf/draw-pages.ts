interface DrawInput {
  /** The file, with `#page=3&zoom=80`. */
  src: string;
  library: { main: string; worker: string };
  /** A page's name. */
  label(page: number, count: number): string;
  signal: AbortSignal;
}

/** Draws the pages of a PDF into an element with `pdfjs-dist`, each when it comes into view, and goes to the page that is asked for. */
export async function drawPages(
  container: HTMLElement,
  { src, library, label, signal }: DrawInput,
): Promise<void> {
  const pdfjs = (await import(/* @vite-ignore */ library.main)) as PdfModule;
  pdfjs.GlobalWorkerOptions.workerSrc = library.worker;
  const [file = '', hash = ''] = src.split('#', 2);
  const view = new URLSearchParams(hash);
  const task = pdfjs.getDocument({ url: new URL(file, location.href).href, isEvalSupported: false });
  signal.addEventListener('abort', () => void task.destroy());
  const document = await task.promise;
  const first = await document.getPage(1);
  if (signal.aborted) return;
  const { width, height } = first.getViewport({ scale: 1 });
  const canvases = Array.from({ length: document.numPages }, (_, index) =>
    addCanvas(container, { width, height, name: label(index + 1, document.numPages) }),
  );
  const drawn = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || drawn.has(target)) continue;
        drawn.add(target);
        void drawPage(
          document,
          canvases.indexOf(target as HTMLCanvasElement) + 1,
          target as HTMLCanvasElement,
        );
      }
    },
    { root: container, rootMargin: '200px' },
  );
  signal.addEventListener('abort', () => observer.disconnect());
  for (const canvas of canvases) observer.observe(canvas);
  const start = canvases[Number(view.get('page')) - 1];
  if (start) container.scrollTop = start.offsetTop;
}

/** All pages have the place of the first one until they are drawn. */
function addCanvas(
  container: HTMLElement,
  { width, height, name }: { width: number; height: number; name: string },
) {
  const canvas = container.ownerDocument.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.setAttribute('role', 'img');
  canvas.setAttribute('aria-label', name);
  container.append(canvas);
  return canvas;
}

/** As sharp as the screen. */
async function drawPage(document: PdfDocument, number: number, canvas: HTMLCanvasElement) {
  const page = await document.getPage(number);
  const scale = (canvas.clientWidth * devicePixelRatio) / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  canvas.width = viewport.width;
  canvas.height = viewport.height;
  await page.render({ canvas, canvasContext: canvas.getContext('2d'), viewport }).promise;
}

// What is used of the library's interface: its package may not be installed.
interface PdfModule {
  GlobalWorkerOptions: { workerSrc: string };
  getDocument(source: { url: string; isEvalSupported: boolean }): {
    promise: Promise<PdfDocument>;
    destroy(): Promise<void>;
  };
}
interface PdfDocument {
  numPages: number;
  getPage(number: number): Promise<{
    getViewport(options: { scale: number }): { width: number; height: number };
    render(options: object): { promise: Promise<void> };
  }>;
}
