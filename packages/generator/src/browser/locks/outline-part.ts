import { OUTLINE_ATTRIBUTE } from '../../core/contracts/lock.ts';

/** Gives the headings of a part that has opened their entries in the outlines of the page. */
export function outlinePart(part: Element): void {
  const { ownerDocument } = part;
  for (const list of ownerDocument.querySelectorAll(`[${OUTLINE_ATTRIBUTE}]`)) addTo(list, part);
}

function addTo(list: Element, part: Element) {
  const [from = 1, to = 6] = (list.getAttribute(OUTLINE_ATTRIBUTE) ?? '').split(' ').map(Number);
  const entries = [...list.querySelectorAll('li')];
  const top = topLevel(entries) ?? from;
  const behind = entries.find((entry) => {
    const heading = headingOf(entry);
    return heading && part.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING;
  });
  const shown = [...part.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(
    (heading) => heading.id && levelOf(heading) >= from && levelOf(heading) <= to,
  );
  for (const heading of shown) list.insertBefore(entryFor(heading, top), behind ?? null);
}

/** The level of entries without depth; unknown in an empty list. */
function topLevel(entries: readonly HTMLElement[]): number | undefined {
  for (const entry of entries) {
    const heading = headingOf(entry);
    if (heading) return levelOf(heading) - Number(entry.dataset.depth);
  }
  return undefined;
}

function headingOf(entry: Element): Element | null {
  const id = entry.querySelector('a')?.getAttribute('href')?.slice(1);
  return id ? entry.ownerDocument.getElementById(id) : null;
}

function entryFor(heading: Element, top: number): Element {
  const entry = heading.ownerDocument.createElement('li');
  entry.dataset.depth = String(Math.max(levelOf(heading) - top, 0));
  const link = heading.ownerDocument.createElement('a');
  link.href = `#${heading.id}`;
  link.textContent = heading.textContent;
  entry.append(link);
  return entry;
}

const levelOf = ({ tagName }: Element) => Number(tagName[1]);
