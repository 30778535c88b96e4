import { nextTask } from './parse-in-slices.ts';

/** Elements that are laid out at a time. */
const BATCH = 150;

/**
 * Has the browser leave out what is below the beginning of a long document until it is asked for, because laying out all of
 * it at once would hold up the page. Returns how to have the rest laid out bit by bit, once the document is shown.
 */
export function showLater(next: Document): () => Promise<void> {
  const blocks = [...longest(next.body).children].filter((block) => block instanceof HTMLElement);
  const sizes = blocks.map(sizeOf);
  let before = 0;
  const late = blocks.filter((_, index) => {
    const isLate = before > BATCH;
    before += sizes[index] ?? 0;
    return isLate;
  });
  for (const block of late) {
    block.style.contentVisibility = 'auto';
    block.style.containIntrinsicBlockSize = 'auto 10rem';
  }
  return async () => {
    let count = 0;
    for (const block of late) {
      if (count > BATCH) await nextFrame();
      if (count > BATCH) count = 0;
      count += sizeOf(block);
      block.style.contentVisibility = '';
      block.style.containIntrinsicBlockSize = '';
      if (!block.getAttribute('style')) block.removeAttribute('style');
    }
  };
}

/** The element whose children are the blocks of the text: by far the most of the page is in it. */
function longest(element: Element): Element {
  const size = sizeOf(element);
  const within = [...element.children].find((child) => sizeOf(child) > 0.7 * size);
  return within ? longest(within) : element;
}

const sizeOf = (element: Element) => 1 + element.getElementsByTagName('*').length;

/** After the next frame has been painted; a hidden tab has none. */
const nextFrame = () =>
  document.hidden
    ? nextTask()
    : new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
