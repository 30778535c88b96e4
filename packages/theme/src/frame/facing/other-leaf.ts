/** Elements that only arrange a page with a second leaf. */
export const ROWS = '.leaf-row, .leaf-examples';

/**
 * The text of the page at an address, to be copied into this document: without what may be in a document once only, without scripts,
 * and without islands within its elements. `undefined` when there is no text to show, as on a locked page.
 */
export async function fetchLeaf(url: string): Promise<Element | undefined> {
  const response = await fetch(url);
  if (!response.ok) return undefined;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const prose = page.querySelector('article > .prose');
  if (!prose || page.querySelector('article bi-lock, main > bi-lock')) return undefined;
  for (const one of prose.querySelectorAll('script, template')) one.remove();
  for (const row of [...prose.querySelectorAll(ROWS)].reverse()) row.replaceWith(...row.childNodes);
  for (const link of prose.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'))
    link.setAttribute('href', `${url}${link.getAttribute('href')}`);
  renameIds(prose);
  // Two landmarks of one name could not be told apart.
  for (const section of prose.querySelectorAll('section')) section.removeAttribute('aria-label');
  // From within: an island may stand in the slot of another.
  for (const island of [...prose.querySelectorAll(':scope > * :is(bi-island, bi-slot)')].reverse())
    island.replaceWith(...island.childNodes);
  return prose;
}

const REFERENCES = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget'];

/** Gives ids that something on the page refers to another name, and drops the others: ids belong to this page. Drawings keep theirs. */
function renameIds(prose: Element) {
  const own = [...prose.querySelectorAll('[id]:not(svg, svg *)')];
  const ids = new Set(own.map(({ id }) => id));
  const referred = new Set<string>();
  for (const name of REFERENCES)
    for (const element of prose.querySelectorAll(`[${name}]`)) {
      const names = element.getAttribute(name)?.split(/\s+/) ?? [];
      for (const id of names) referred.add(id);
      element.setAttribute(name, names.map((id) => (ids.has(id) ? renamed(id) : id)).join(' '));
    }
  for (const element of own)
    if (referred.has(element.id)) element.id = renamed(element.id);
    else element.removeAttribute('id');
}

const renamed = (id: string) => `facing-${id}`;

/** The same without islands: what stands in them is shown as it came, and no script takes it up. */
export const still = (element: Element): Node[] =>
  element.localName === 'bi-island' ? [...element.childNodes] : [element];
