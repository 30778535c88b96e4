import { onResize } from '../../charts/drawing/on-resize.ts';
import { readColors } from '../../charts/drawing/read-colors.ts';
import type { Drawing, DrawingPlace } from '../../charts/types.ts';
import { type MapNode, mapNodeCount } from './map-node.ts';
import type { MapOptions } from './read-map.ts';

interface MapInput {
  map: { root: MapNode; options: MapOptions };
  library: string;
}

/** Nodes that are all open at first; of larger maps the first two levels: 10,000 open ones stop a page for 10 s. */
export const MOST_OPEN = 500;

/** How much a press of a button zooms. */
const STEP = 1.25;

/** Draws a mind map whose branches fold. Drag to move it; the page keeps its wheel, but with Ctrl it zooms. */
export async function drawMap(
  { element, signal }: DrawingPlace,
  { map: { root, options }, library }: MapInput,
): Promise<Drawing> {
  const markmap = (await import(/* @vite-ignore */ library)) as MarkmapModule;
  if (signal.aborted) return {};
  const colors = readColors(element, [...MAP_TOKENS, ...BRANCHES]);
  const shadow = element.attachShadow({ mode: 'open' });
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  shadow.append(svg);
  const font = getComputedStyle(element).fontFamily;
  shadow.adoptedStyleSheets = [
    ':host { all: initial } svg { display: block; width: 100%; height: 100% } foreignObject { overflow: visible }',
    markmap.globalCSS,
    mapSheet(colors, font),
  ].map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const derived = markmap.deriveOptions({
    color: BRANCHES.map((name) => colors[name]),
    ...(mapNodeCount(root) > MOST_OPEN && { initialExpandLevel: 2 }),
    ...options,
  });
  const view = withoutStyleElements(
    () =>
      new markmap.Markmap(svg, {
        ...derived,
        ...(isStill && { duration: 0 }),
        autoFit: true,
        scrollForPan: true,
        pan: false,
      }),
  );
  // It writes into what it is given.
  await view.setData(structuredClone(root));
  await view.fit();
  const stop = onResize(element, () => void view.fit());
  return {
    actions: {
      zoomIn: () => void view.rescale(STEP),
      zoomOut: () => void view.rescale(1 / STEP),
      reset: () => void view.fit(),
    },
    toFile: async () => ({
      blob: new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' }),
      extension: 'svg',
    }),
    dispose() {
      stop();
      view.destroy();
    },
  };
}

/** Tokens that a map is drawn in. */
export const MAP_TOKENS = ['--text', '--bg', '--bg-sunken', '--accent'] as const;

/** Style sheet for the look of a map. */
export const mapSheet = (colors: Record<(typeof MAP_TOKENS)[number], string>, font: string): string =>
  `.markmap { --markmap-font: 14px/20px ${font}; --markmap-text-color: ${colors['--text']}; --markmap-a-color: ${colors['--accent']}; --markmap-a-hover-color: ${colors['--accent']}; --markmap-code-bg: ${colors['--bg-sunken']}; --markmap-code-color: ${colors['--text']}; --markmap-circle-open-bg: ${colors['--bg']} }`;

/** Colors of branches. */
export const BRANCHES = ['--info', '--warning', '--tip', '--important', '--accent'] as const;

/** Markmap adds a style element while it is made, which the policy forbids even when it is empty. Its rules are in a sheet. */
function withoutStyleElements<Made>(make: () => Made): Made {
  const create = document.createElementNS;
  const own = (namespace: string | null, name: string) =>
    create.call(document, namespace, name === 'style' ? 'desc' : name);
  Object.assign(document, { createElementNS: own });
  try {
    return make();
  } finally {
    Reflect.deleteProperty(document, 'createElementNS');
  }
}

/** What is used of Markmap: its package may not be installed. */
export interface MarkmapModule {
  Markmap: new (
    svg: SVGSVGElement,
    options: object,
  ) => {
    setData(root: MapNode): Promise<void>;
    fit(): Promise<void>;
    rescale(scale: number): Promise<void>;
    destroy(): void;
  };
  deriveOptions(options: object): object;
  globalCSS: string;
}
