import { morphBy } from 'bifolio/runtime';
import { entryTo, findGroup, groupKey, groupStates, openAround, restoreGroups } from '../groups.ts';
import { STAND_IN, standIn } from './stand-in.ts';

const CURRENT = '[aria-current="page"]';

/**
 * Puts all entries, fetched from `address`, in place of the open branch. Groups stay as they are, nothing moves below the
 * reader's eyes, and the focus stays.
 */
export function showWhole(sidebar: HTMLElement, { address, html }: { address: string; html: string }) {
  const branch = outermostList(sidebar.querySelector(STAND_IN));
  const list = parse(html);
  if (!branch || !list) return;
  const { activeElement } = document;
  const current = branch.querySelector(CURRENT);
  const focused = branch.contains(activeElement) ? activeElement : null;
  const fixed = focused ?? current;
  const top = fixed && topOf(fixed);

  restoreGroups(list, groupStates(branch));
  markCurrent(list, hrefOf(current));
  branch.replaceWith(list);
  delete sidebar.dataset.fragment;
  morphBy(sidebar, (next) => turnTo(list, next, address));

  const same = fixed && counterpart(list, fixed);
  if (same && top !== null) sidebar.scrollTop += topOf(same) - top;
  if (focused) same?.focus({ preventScroll: true });
}

/** Opens what a stand-in stood for, and leads the focus there. */
export function openStandIn(sidebar: Element, link: Element) {
  const group = findGroup(sidebar, groupKey(link));
  if (group) group.open = true;
  const entry = counterpart(sidebar, link);
  if (!group) openAround(entry);
  entry?.focus({ preventScroll: true });
}

/** A navigation within the section: the mark moves, everything else stays. `false` when the sidebar has changed. */
function turnTo(list: Element, next: Element, address: string): boolean {
  if (next.getAttribute('data-fragment') !== address) return false;
  markCurrent(list, hrefOf(next.querySelector(CURRENT)));
  return true;
}

/** What stands in the whole sidebar for an element of the open branch: a link, or the title of a group. */
function counterpart(list: Element, element: Element): HTMLElement | undefined {
  const group = standIn(element) ?? element.closest('summary')?.parentElement;
  const title = group && findGroup(list, groupKey(group))?.querySelector('summary');
  return title ?? entryTo(list, hrefOf(element));
}

function markCurrent(list: Element, href: string | null) {
  for (const entry of list.querySelectorAll(CURRENT)) entry.removeAttribute('aria-current');
  const entry = href === null ? undefined : entryTo(list, href);
  entry?.setAttribute('aria-current', 'page');
  openAround(entry);
}

function parse(html: string): Element | null {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.firstElementChild;
}

function outermostList(element: Element | null): Element | null {
  const list = element?.closest('ul') ?? null;
  return list && (outermostList(list.parentElement) ?? list);
}

const hrefOf = (link: Element | null) => link?.getAttribute('href') ?? null;

const topOf = (element: Element) => element.getBoundingClientRect().top;
