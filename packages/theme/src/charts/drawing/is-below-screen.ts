/** Whether an element begins below what the reader sees. */
export const isBelowScreen = (element: Element): boolean =>
  element.getBoundingClientRect().top >= innerHeight;
