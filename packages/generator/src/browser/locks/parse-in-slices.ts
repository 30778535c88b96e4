/** Characters that are parsed at a time: some 10 ms on a slow phone. */
const SLICE = 32_000;

/** The document of an HTML text, parsed bit by bit, so that the page goes on meanwhile. Its address is that of this document. */
export async function parseInSlices(html: string): Promise<Document> {
  const parsed = new DOMParser().parseFromString('', 'text/html');
  parsed.open();
  for (let at = 0; at < html.length; at += SLICE) {
    if (at > 0) await nextTask();
    parsed.write(html.slice(at, at + SLICE));
  }
  parsed.close();
  return parsed;
}

/** Lets the browser do what waits. */
const nextTask = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
