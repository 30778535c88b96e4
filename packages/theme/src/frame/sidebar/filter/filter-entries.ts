/**
 * Hides the entries of a sidebar that neither contain `query` nor lead to one that does, and opens the groups of those that
 * are left. Returns how many pages are left; `undefined` for an empty query, which shows all again.
 */
export function filterEntries(sidebar: Element, query: string): number | undefined {
  const words = query.trim().toLowerCase();
  const entries = [...sidebar.querySelectorAll('li')];
  for (const entry of entries) entry.hidden = words !== '' && !isLeft(entry, words);
  if (words === '') return undefined;
  for (const group of sidebar.querySelectorAll('details')) group.open ||= !group.closest('li')?.hidden;
  return entries.filter((entry) => !entry.hidden && entry.querySelector(':scope > a')).length;
}

/** It says so itself, or something around or below it does. */
const isLeft = (entry: Element, words: string): boolean =>
  entry.textContent.toLowerCase().includes(words) || isNamed(entry.parentElement?.closest('li'), words);

function isNamed(group: Element | null | undefined, words: string): boolean {
  if (!group) return false;
  const name = group.querySelector(':scope > :is(p, span, a), :scope > details > summary')?.textContent ?? '';
  return name.toLowerCase().includes(words) || isNamed(group.parentElement?.closest('li'), words);
}
