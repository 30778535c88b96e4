const INHERITED = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'marker-start',
  'marker-mid',
  'marker-end',
  'visibility',
  'paint-order',
] as const;

/** What they are where nothing is said. */
const INITIAL: Readonly<Record<string, string>> = {
  fill: 'rgb(0, 0, 0)',
  'fill-opacity': '1',
  'fill-rule': 'nonzero',
  stroke: 'none',
  'stroke-opacity': '1',
  'stroke-width': '1px',
  'stroke-dasharray': 'none',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'marker-start': 'none',
  'marker-mid': 'none',
  'marker-end': 'none',
  visibility: 'visible',
  'paint-order': 'normal',
  opacity: '1',
  'stop-opacity': '1',
  'clip-path': 'none',
  mask: 'none',
};

const OWN = ['opacity', 'clip-path', 'mask'] as const;
const OF_STOPS = ['stop-color', 'stop-opacity'] as const;

/** Attributes that say where and how large something is. */
const GEOMETRY = new Set(
  'x y width height r rx ry cx cy d points x1 y1 x2 y2 viewBox transform gradientUnits gradientTransform offset markerWidth markerHeight markerUnits refX refY orient clipPathUnits maskUnits maskContentUnits patternUnits patternContentUnits patternTransform preserveAspectRatio fx fy spreadMethod dx dy stdDeviation in in2 result'.split(
    ' ',
  ),
);

/** What an element looks like, as attributes: what it inherits is left out. */
export function flatAttributes(element: Element, parent: Element | undefined): Record<string, string> {
  return { ...geometryOf(element), ...styleOf(element, parent) };
}

/** The part of the look that text has, too. */
export function styleOf(element: Element, parent: Element | undefined): Record<string, string> {
  const style = getComputedStyle(element);
  const above = parent && getComputedStyle(parent);
  const inherited = INHERITED.filter(
    (name) => style.getPropertyValue(name) !== (above?.getPropertyValue(name) ?? INITIAL[name]),
  );
  const own = [...OWN, ...(element.localName === 'stop' ? OF_STOPS : [])].filter(
    (name) => style.getPropertyValue(name) !== INITIAL[name],
  );
  return Object.fromEntries(
    [...inherited, ...own].map((name) => [name, written(style.getPropertyValue(name))]),
  );
}

function geometryOf(element: Element): Record<string, string> {
  const given = [...element.attributes].filter(({ name }) => GEOMETRY.has(name));
  const { transform } = getComputedStyle(element);
  const moved = (element as Element & Partial<ElementCSSInlineStyle>).style?.transform;
  const href = element.getAttribute('href') ?? element.getAttribute('xlink:href');
  return {
    ...Object.fromEntries(given.map(({ name, value }) => [name, rounded(value)])),
    ...(moved && transform !== 'none' && { transform: rounded(transform) }),
    ...(href?.startsWith('#') && { href }),
  };
}

const written = (value: string) =>
  rounded(value.replace(/url\("(?:[^"#]*)(#[^"]*)"\)/g, 'url($1)').replace(/(\d)px\b/g, '$1'));

/** Hundredths of a pixel are seen by nobody. */
export const rounded = (value: string): string =>
  value.replace(/-?\d*\.\d{3,}(?:e-?\d+)?/g, (number) => String(Math.round(Number(number) * 100) / 100));
