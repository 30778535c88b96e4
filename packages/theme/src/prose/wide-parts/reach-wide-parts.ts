/** What may be wider than the column, and scrolls then. */
const PARTS = '.prose :is(table, pre, .math)';

/**
 * Lets the keyboard scroll what is larger than its place, and only that: code that fits is no stop on the way through the page.
 * Returns its own cleanup. `within`: where to look; the page unless told otherwise.
 */
export function reachWideParts(within: ParentNode = document): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (!scrolls(target)) target.removeAttribute('tabindex');
      else {
        target.setAttribute('tabindex', '0');
        if (target.matches('pre')) nameCode(target);
      }
    }
  });
  for (const part of within.querySelectorAll(PARTS)) observer.observe(part);
  return () => observer.disconnect();
}

/** The source of a chart is rather too high than too wide. */
const scrolls = (part: Element) =>
  part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight;

/** By the title of its file, which stands before it, else by its language. */
function nameCode(pre: Element) {
  pre.role = 'group';
  pre.ariaLabel = pre.previousElementSibling?.textContent || pre.parentElement?.dataset.lang || null;
}
