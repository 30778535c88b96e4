import { type DrawingInput, drawBoth } from '../../charts/at-build/draw-both.ts';
import { svgIn } from '../../charts/at-build/svg-in.ts';
import { flowOptions } from './flow-options.ts';
import { readFlow, type WrittenFlow } from './mended-flow.ts';
import type { Preset } from './presets.ts';

interface FlowInput extends DrawingInput {
  code: string;
  preset: Preset;
}

/** A flowchart as it stands in pages, drawn while the site is built. */
export const drawFlowchart = (parse: (code: string) => WrittenFlow, { code, preset, ...page }: FlowInput) =>
  drawBoth(page, async ({ element }) => {
    readFlow(parse, code).draw(element, flowOptions(element, preset)(1));
    return svgIn(element);
  });
