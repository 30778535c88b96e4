import { prefersStillness, runWhileVisible } from '../run-while-visible.ts';
import { followPointer } from '../webgl/follow-pointer.ts';
import { closeContext, openContext } from '../webgl/open-context.ts';
import { pixelsPerPoint, watchSize } from '../webgl/watch-size.ts';
import { createLiquid } from './liquid.ts';
import type { LiquidEtherOptions } from './options.ts';
import { createStirrer } from './stirrer.ts';

/** Frames computed at once where motion is to be reduced, so that there is something to see. */
const STILL_FRAMES = 30;
const FRAME_MS = 1000 / 60;
/** At `resolution: 1`. Colors are soft enough for cells of two pixels. */
const CELLS_PER_PIXEL = 0.5;

/** Stirs and shows the liquid of one canvas until it is told to stop. */
export function runLiquid(canvas: HTMLCanvasElement, options: LiquidEtherOptions): () => void {
  const gl = openContext(canvas);
  const liquid = gl && createLiquid(gl, options);
  if (!liquid) return () => {};
  const pointer = followPointer(canvas);
  let stirrer = createStirrer(options);
  const scale = options.resolution * CELLS_PER_PIXEL;
  const radius = () => options.cursorSize * pixelsPerPoint() * scale;
  const step = (elapsedMs: number) => {
    pointer.follow(0.5);
    const touched = pointer.presence > 0.01 ? pointer.place : undefined;
    liquid.step(stirrer.at(elapsedMs, touched), radius());
  };
  const stopSize = watchSize(canvas, {}, () => {
    liquid.resize(Math.ceil(canvas.width * scale), Math.ceil(canvas.height * scale));
    stirrer = createStirrer(options);
    for (let frame = 1; prefersStillness() && frame <= STILL_FRAMES; frame++)
      liquid.step(stirrer.at(frame * FRAME_MS, undefined), radius());
    liquid.show();
  });
  const stopFrames = runWhileVisible(canvas, (elapsedMs) => {
    if (elapsedMs > 0) step(STILL_FRAMES * FRAME_MS + elapsedMs);
    liquid.show();
  });
  canvas.dataset.live = '';
  return () => {
    stopFrames();
    stopSize();
    pointer.stop();
    closeContext(gl);
  };
}
