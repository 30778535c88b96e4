/** The key as it is meant where text runs from left to right: in the other direction, the arrows to left and right change places. */
export function arrowKey({ key, currentTarget }: { key: string; currentTarget: Element }): string {
  if (!currentTarget.matches(':dir(rtl)')) return key;
  return { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[key] ?? key;
}
