const DRAWING = new Set(
  (
    'animate animateMotion animateTransform circle clipPath defs ellipse feBlend feColorMatrix feComposite feFlood ' +
    'feGaussianBlur feMerge feMergeNode feOffset filter g line linearGradient marker mask mpath path pattern polygon ' +
    'polyline radialGradient rect set stop symbol text title tspan use'
  ).split(' '),
);

/** Taken out as text, or else the content security policy would complain about each. */
const REFUSED = /\s(?:on\w+|style)\s*=\s*(?:"[^"]*"|'[^']*')/gi;

/**
 * The content of an icon that came from elsewhere, with what draws and nothing else: no script, no other elements, no
 * addresses outside the icon, no inline style.
 */
export function safeSvg(body: string): DocumentFragment {
  // Nothing in a template runs or loads.
  const template = document.createElement('template');
  template.innerHTML = `<svg>${body.replace(REFUSED, '')}</svg>`;
  const { content } = template;
  const svg = content.firstElementChild;
  for (const element of svg?.querySelectorAll('*') ?? []) {
    if (!DRAWING.has(element.localName) || animatesAddress(element)) element.remove();
    for (const { name, value } of [...element.attributes]) {
      if (!isSafe(name, value)) element.removeAttribute(name);
    }
  }
  content.replaceChildren(...(svg?.childNodes ?? []));
  return content;
}

const animatesAddress = (element: Element) =>
  /^(?:xlink:)?href$|^on/i.test(element.getAttribute('attributeName') ?? '');

function isSafe(name: string, value: string): boolean {
  if (/^on|^style$/i.test(name)) return false;
  if (/^(?:xlink:)?href$/i.test(name)) return value.startsWith('#');
  return !/url\((?!\s*['"]?#)/i.test(value);
}
