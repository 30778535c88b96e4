/** The link to another page, tag or category of a list that a plain click chooses; others belong to the browser. */
export function chosenLink({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return null;
  return target.closest<HTMLAnchorElement>('a:is([data-p], [data-tag], [data-category])');
}
