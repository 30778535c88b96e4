const PART = '[data-list-part]';
const CANONICAL = 'link[rel=canonical]';

/** Takes the part that differs from another document of the list, with its title and canonical address. */
export function replacePart(list: HTMLElement, next: Document) {
  const part = list.querySelector(PART);
  const nextPart = next.querySelector(PART);
  if (!part || !nextPart) return;
  part.replaceWith(document.importNode(nextPart, true));
  document.title = next.title;
  const canonical = document.head.querySelector(CANONICAL);
  const nextCanonical = next.head.querySelector(CANONICAL);
  if (canonical && nextCanonical) canonical.replaceWith(document.importNode(nextCanonical));
}

/** Leads the reader to the part that has changed: its beginning comes into view and gets the focus. */
export function revealPart(list: HTMLElement) {
  const part = list.querySelector<HTMLElement>(PART);
  if (!part) return;
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
  const { top } = part.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 2) part.scrollIntoView();
}

/** Marks the tag whose document is shown. */
export function markTag(list: HTMLElement, path: string) {
  for (const link of list.querySelectorAll<HTMLAnchorElement>('a[data-tag]')) {
    const isCurrent = path.startsWith(link.pathname);
    if (isCurrent) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

/** Opens the way to a category of the tree and marks it. */
export function openCategory(list: HTMLElement, id: string | null) {
  for (const marked of list.querySelectorAll('[data-category][aria-current]'))
    marked.removeAttribute('aria-current');
  const category = [...list.querySelectorAll<HTMLElement>('[data-category]')].find(
    ({ dataset }) => dataset.category === id,
  );
  if (!category) return;
  category.setAttribute('aria-current', 'true');
  for (
    let around: Element | null | undefined = category;
    around;
    around = around.parentElement?.closest('details')
  )
    if (around instanceof HTMLDetailsElement) around.open = true;
}
