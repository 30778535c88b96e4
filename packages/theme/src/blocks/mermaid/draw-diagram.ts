import { CHART_TOKENS } from '../../charts/drawing/chart-tokens.ts';
import { placeSvg } from '../../charts/drawing/place-svg.ts';
import { readColors } from '../../charts/drawing/read-colors.ts';
import type { Drawing, DrawingPlace } from '../../charts/types.ts';
import { openRoom } from './drawing-room.ts';
import { mermaidLook } from './mermaid-look.ts';
import { sizeProblem } from './size-problem.ts';

let count = 0;
let turn: Promise<unknown> = Promise.resolve();

/** Draws a diagram into an element, in the colors of the page. One after the other: Mermaid has one configuration for all. */
export function drawDiagram(
  { element, isDark, signal }: DrawingPlace,
  { code, library }: { code: string; library: string },
): Promise<Drawing> {
  const drawn = turn.then(async () => {
    if (signal.aborted) throw new Error('No longer wanted.');
    const problem = sizeProblem(code);
    if (problem) throw new Error(problem);
    const room = await openRoom(library);
    const font = getComputedStyle(element).fontFamily;
    const look = mermaidLook(readColors(element, CHART_TOKENS), { isDark, font, code });
    const svg = await room.draw({ id: `mermaid-${++count}`, code, config: look, width: element.clientWidth });
    const { height, copy } = placeSvg(element, svg);
    return {
      height,
      copy,
      toFile: async () => ({ blob: new Blob([svg], { type: 'image/svg+xml' }), extension: 'svg' }),
    };
  });
  turn = drawn.catch(() => {});
  return drawn;
}
