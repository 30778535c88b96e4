/** A picture of the page as a file of its own: with the colors that it has there, and the name space that files need. */
export function fileOf(svg: Element): Blob {
  const copy = svg.cloneNode(true) as Element;
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [index, element] of [svg, ...svg.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(element);
    for (const name of ['fill', 'stroke', 'stop-color'])
      if (element.hasAttribute(name)) copies[index]?.setAttribute(name, style.getPropertyValue(name));
  }
  copy.setAttribute('font-family', getComputedStyle(svg).fontFamily);
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
}
