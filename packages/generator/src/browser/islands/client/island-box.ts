/** The first element in an island that can be seen: islands and slots have `display: contents`, thus no box of their own. */
export function boxOf(element: Element): Element | undefined {
  const first = [...element.children].find((child) => child.localName !== 'template');
  return first?.localName.startsWith('bi-') ? boxOf(first) : first;
}
