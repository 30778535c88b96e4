/**
 * A group's name in its sidebar, the same whether it is drawn as `<details>` or, closed, as a link to its first page: its
 * title below those of the groups around it.
 */
export function groupKey(group: Element): string {
  const title = (group.querySelector('summary') ?? group).textContent.trim();
  const around = group.parentElement?.closest('details');
  return around ? `${groupKey(around)}\n${title}` : title;
}

/** Opens the groups of these keys. */
export function openGroups(root: Element, keys: readonly string[]) {
  const wanted = new Set(keys);
  for (const group of root.querySelectorAll('details')) if (wanted.has(groupKey(group))) group.open = true;
}

/** The group of a key. */
export const findGroup = (root: Element, key: string): HTMLDetailsElement | undefined =>
  [...root.querySelectorAll('details')].find((group) => groupKey(group) === key);

/** Opens every group around an entry. */
export function openAround(entry: Element | undefined) {
  for (let group = entry?.closest('details'); group; group = group.parentElement?.closest('details'))
    group.open = true;
}

/** The entry that leads to an address, as it is written in the page. */
export const entryTo = (root: Element, href: string | null): HTMLAnchorElement | undefined =>
  [...root.querySelectorAll('a')].find((link) => link.getAttribute('href') === href);
