/**
 * The text of the page at an address, to be copied into this document: without ids, which belong to this page, without scripts,
 * and without islands within its elements. `undefined` when there is no text to show, as on a locked page.
 */
export async function fetchLeaf(url: string): Promise<Element | undefined> {
  const response = await fetch(url);
  if (!response.ok) return undefined;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const prose = page.querySelector('article > .prose');
  if (!prose || page.querySelector('article bi-lock, main > bi-lock')) return undefined;
  for (const one of prose.querySelectorAll('script, template')) one.remove();
  for (const one of prose.querySelectorAll('[id]')) one.removeAttribute('id');
  for (const link of prose.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'))
    link.setAttribute('href', `${url}${link.getAttribute('href')}`);
  // From within: an island may stand in the slot of another.
  for (const island of [...prose.querySelectorAll(':scope > * :is(bi-island, bi-slot)')].reverse())
    island.replaceWith(...island.childNodes);
  return prose;
}

/** The same without islands: what stands in them is shown as it came, and no script takes it up. */
export const still = (element: Element): Node[] =>
  element.localName === 'bi-island' ? [...element.childNodes] : [element];
