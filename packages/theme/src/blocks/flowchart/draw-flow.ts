import { onResize } from '../../charts/drawing/on-resize.ts';
import type { Drawing, DrawingPlace } from '../../charts/types.ts';
import { flowOptions } from './flow-options.ts';
import { readFlow, type WrittenFlow } from './mended-flow.ts';
import { MOST_NODES, nodeCount } from './node-count.ts';
import { flowScale, type Preset } from './presets.ts';

/** Draws a flowchart, and again when the window has another scale. */
export async function drawFlow(
  { element, signal }: DrawingPlace,
  { code, preset, library }: { code: string; preset: Preset; library: string },
): Promise<Drawing> {
  const count = nodeCount(code);
  if (count > MOST_NODES)
    throw new Error(`It has ${count} nodes, and more than ${MOST_NODES} would stop the page.`);
  const { parse } = (await import(/* @vite-ignore */ library)) as FlowModule;
  if (signal.aborted) return {};
  const optionsAt = flowOptions(element, preset);
  // In a tree of its own: nodes have ids that authors have chosen.
  const shadow = element.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SHEET);
  shadow.adoptedStyleSheets = [sheet];
  const box = document.createElement('div');
  shadow.append(box);
  let scale = 0;
  const show = () => {
    const wanted = flowScale(innerWidth);
    if (wanted === scale) return;
    scale = wanted;
    box.replaceChildren();
    readFlow(parse, code).draw(box, optionsAt(scale));
    for (const link of box.querySelectorAll('a'))
      if (/^\s*javascript:/i.test(link.getAttributeNS(XLINK, 'href') ?? ''))
        link.replaceWith(...link.childNodes);
  };
  show();
  const svg = () => box.querySelector('svg');
  if (!svg()) throw new Error('Nothing was drawn. Connect the nodes, such as "st->e".');
  const stop = onResize(element, show);
  const { width = 0, height = 0 } = svg()?.viewBox.baseVal ?? {};
  return {
    height:
      width > 0 ? height * scale * Math.min(1, element.clientWidth / (width * scale)) + PADDING : undefined,
    copy() {
      const copy = document.createElement('div');
      const tree = copy.attachShadow({ mode: 'open' });
      tree.adoptedStyleSheets = [sheet];
      tree.append(box.cloneNode(true));
      return copy;
    },
    toFile: async () => ({
      blob: new Blob([new XMLSerializer().serializeToString(svg() ?? box)], { type: 'image/svg+xml' }),
      extension: 'svg',
    }),
    dispose: stop,
  };
}

const PADDING = 32;

const XLINK = 'http://www.w3.org/1999/xlink';

const SHEET = `:host { all: initial }
div { display: grid; grid-template: 100% / 100%; place-items: center; width: 100%; height: 100% }
svg { max-width: calc(100% - ${PADDING}px); max-height: calc(100% - ${PADDING}px) }`;

interface FlowModule {
  parse(code: string): WrittenFlow;
}
