import { type DrawingInput, drawBoth } from '../../charts/at-build/draw-both.ts';
import { readColors } from '../../charts/drawing/read-colors.ts';
import { BRANCHES, MAP_TOKENS, type MarkmapModule, MOST_OPEN, mapSheet } from './draw-map.ts';
import { type MapNode, mapNodeCount } from './map-node.ts';
import type { MapOptions } from './read-map.ts';

interface MapInput extends DrawingInput {
  root: MapNode;
  options: MapOptions;
}

/** Around all branches. */
const MARGIN = 8;

/** A mind map as it stands in pages until it is seen, drawn while the site is built: all of it, in its own size. */
export const drawMarkmap = (markmap: MarkmapModule, { root, options, ...page }: MapInput) =>
  drawBoth(page, async ({ element, font }) => {
    const colors = readColors(element, [...MAP_TOKENS, ...BRANCHES]);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${markmap.globalCSS} ${mapSheet(colors, font)}`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets.slice(0, 1), sheet];
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.style.cssText = 'width: 720px; height: 400px';
    element.append(svg);
    const derived = markmap.deriveOptions({
      color: BRANCHES.map((name) => colors[name]),
      ...(mapNodeCount(root) > MOST_OPEN && { initialExpandLevel: 2 }),
      ...options,
    });
    const view = new markmap.Markmap(svg, { ...derived, duration: 0, autoFit: false });
    // It writes into what it is given.
    await view.setData(structuredClone(root));
    await untilStill(svg);
    const inner = svg.querySelector('g');
    inner?.removeAttribute('transform');
    const { x, y, width, height } = inner?.getBBox() ?? new DOMRect();
    const box = [x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN];
    svg.setAttribute('viewBox', box.map((value) => Math.round(value)).join(' '));
    return svg;
  });

/** Branches move to their places in some frames, even without time to do it in. */
async function untilStill(svg: SVGSVGElement): Promise<void> {
  let before = '';
  for (let same = 0; same < 3; ) {
    await new Promise(requestAnimationFrame);
    same = svg.innerHTML === before ? same + 1 : 0;
    before = svg.innerHTML;
  }
}
