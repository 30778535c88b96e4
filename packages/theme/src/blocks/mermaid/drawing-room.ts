import { unsealStyles } from '../../charts/drawing/sealed-styles.ts';
import { MOST_EDGES } from './size-problem.ts';
import { restoreStyleElements, type StyledRealm, styleByCssom } from './style-by-cssom.ts';

/** Where Mermaid draws. */
export interface DrawingRoom {
  /** The SVG of a diagram. Throws what Mermaid says of a wrong one. */
  draw(diagram: DiagramToDraw): Promise<string>;
}

interface DiagramToDraw {
  /** Of the root, which no other diagram has. */
  id: string;
  code: string;
  config: object;
  /** Pixels there are for it: some kinds fill them. */
  width: number;
}

/** What is used of Mermaid: its package may not be installed. */
interface MermaidModule {
  initialize(config: object): void;
  render(id: string, code: string): Promise<{ svg: string }>;
}

/** Pixels below which dates and labels would lie upon each other; what is drawn is shrunk then. */
const LEAST_WIDTH = 600;

let frame: HTMLIFrameElement | undefined;
let room: Promise<DrawingRoom> | undefined;

/**
 * A hidden frame with Mermaid in it. A strict policy forbids the inline styles that Mermaid writes, and does not mind the same
 * styles when they are set through CSSOM. In a frame, the functions that Mermaid writes them with can be made to do that without
 * touching those of the page.
 */
export function openRoom(library: string): Promise<DrawingRoom> {
  if (frame?.isConnected && room) return room;
  frame = document.createElement('iframe');
  room = furnish(frame, library);
  room.catch(() => {
    room = undefined;
  });
  return room;
}

async function furnish(element: HTMLIFrameElement, library: string): Promise<DrawingRoom> {
  element.tabIndex = -1;
  element.setAttribute('aria-hidden', 'true');
  element.style.cssText =
    'position:fixed;inset:0 auto auto -9999px;width:1200px;height:800px;border:0;visibility:hidden';
  // Formulas need a document in standards mode.
  element.srcdoc = '<!doctype html><title>Mermaid</title>';
  await new Promise((resolve) => {
    element.addEventListener('load', resolve, { once: true });
    document.body.append(element);
  });
  const realm = element.contentWindow as (StyledRealm & { mermaid?: MermaidModule }) | null;
  if (!realm) throw new Error('The page has been left.');
  styleByCssom(realm);
  await runScript(realm.document, new URL(library, document.baseURI).href);
  const { mermaid } = realm;
  if (!mermaid) throw new Error('Mermaid did not start.');
  return {
    async draw({ id, code, config, width }) {
      element.style.width = `${Math.max(LEAST_WIDTH, width)}px`;
      realm.document.adoptedStyleSheets = [];
      mermaid.initialize(config);
      const { svg } = await mermaid.render(id, code).catch(throwInOurWords);
      return restoreStyleElements(unsealStyles(svg));
    },
  };
}

/** What Mermaid says of too many edges is what to write in its configuration, which readers and authors cannot. */
function throwInOurWords(error: unknown): never {
  if (!/edge limit exceeded/i.test(String(error))) throw error;
  throw new Error(`It has more than ${MOST_EDGES} edges, which would stop the page.`);
}

function runScript(target: Document, src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(target.createElement('script'), { type: 'module', src });
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${src} could not be loaded`));
    target.head.append(script);
  });
}
