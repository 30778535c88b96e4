/**
 * A group's name in its sidebar, the same whether it is drawn as `<details>` or, closed, as a link to its first page: its
 * title below those of the groups around it.
 */
export function groupKey(group: Element): string {
  const title = (group.querySelector('summary') ?? group).textContent.trim();
  const around = group.parentElement?.closest('details');
  return around ? `${groupKey(around)}\n${title}` : title;
}

/** Whether each group that can be folded is open, by its key. */
export const groupStates = (root: Element): ReadonlyMap<string, boolean> =>
  new Map([...root.querySelectorAll('details')].map((group) => [groupKey(group), group.open]));

/** Opens and closes groups as they were; others stay as they are. */
export function restoreGroups(root: Element, states: ReadonlyMap<string, boolean>) {
  for (const group of root.querySelectorAll('details'))
    group.open = states.get(groupKey(group)) ?? group.open;
}

/** The group of a key. */
export const findGroup = (root: Element, key: string): HTMLDetailsElement | undefined =>
  [...root.querySelectorAll('details')].find((group) => groupKey(group) === key);

/** Opens every group around an entry, and the one whose title it is. */
export function openAround(entry: Element | undefined) {
  for (
    let group = (entry?.nextElementSibling ?? entry)?.closest('details');
    group;
    group = group.parentElement?.closest('details')
  )
    group.open = true;
}

/** The entry that leads to an address, as it is written in the page. */
export const entryTo = (root: Element, href: string | null): HTMLAnchorElement | undefined =>
  [...root.querySelectorAll('a')].find((link) => link.getAttribute('href') === href);
