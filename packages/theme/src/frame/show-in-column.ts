/** Scrolls a column, and nothing else, so that a part of it stands in the middle when it cannot be seen whole. */
export function showInColumn(part: Element, column: Element | null) {
  if (!column) return;
  const { top, bottom } = part.getBoundingClientRect();
  const room = column.getBoundingClientRect();
  if (top < room.top || bottom > room.bottom) column.scrollTop += (top + bottom - room.top - room.bottom) / 2;
}
