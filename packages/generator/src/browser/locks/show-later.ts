/** Elements that are laid out at a time. */
const BATCH = 60;

/** What readers do who want to see more than the beginning. */
const ACTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Has the rest laid out once the document is shown: bit by bit, and at once when the reader acts. */
export type ShowRest = (afterPaint: () => Promise<void>) => Promise<void>;

/**
 * Has the browser leave out what is below the beginning of the text, because laying out all of it at once would hold up the
 * page.
 */
export function showLater(next: Document): ShowRest {
  const [, ...rest] = batches(blocksOf(next.querySelector('main') ?? next.body));
  // The heading gets the focus, which nothing can have that is not laid out.
  const late = rest.map((batch) => batch.filter((block) => !block.matches('h1, :has(h1)')));
  for (const { style } of late.flat()) {
    style.contentVisibility = 'hidden';
    style.containIntrinsicBlockSize = '10rem';
  }
  return async (afterPaint) => {
    const act = firstAct();
    for (const batch of late) {
      await Promise.race([afterPaint(), act]);
      for (const block of batch) show(block);
    }
  };
}

function show(block: HTMLElement) {
  block.style.contentVisibility = '';
  block.style.containIntrinsicBlockSize = '';
  if (!block.getAttribute('style')) block.removeAttribute('style');
}

/** The blocks of the text: the children of the element that nearly all of it is in. */
function blocksOf(element: Element): HTMLElement[] {
  const size = sizeOf(element);
  const within = [...element.children].find((child) => sizeOf(child) > 0.7 * size);
  if (within) return blocksOf(within);
  return [...element.children].filter((child) => child instanceof HTMLElement);
}

function batches(blocks: readonly HTMLElement[]): HTMLElement[][] {
  const all: HTMLElement[][] = [];
  let room = 0;
  for (const block of blocks) {
    const size = sizeOf(block);
    if (size > room) {
      all.push([]);
      room = BATCH;
    }
    all.at(-1)?.push(block);
    room -= size;
  }
  return all;
}

const sizeOf = (element: Element) => 1 + element.getElementsByTagName('*').length;

const firstAct = () =>
  new Promise<void>((resolve) => {
    for (const act of ACTS) addEventListener(act, () => resolve(), { once: true, capture: true });
  });
