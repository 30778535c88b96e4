/** The picture that a library has put into an element. */
export function svgIn(element: Element): SVGSVGElement {
  const svg = element.querySelector('svg');
  if (!svg) throw new Error('Nothing was drawn.');
  return svg;
}
