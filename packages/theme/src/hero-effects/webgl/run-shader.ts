import { runWhileVisible } from '../run-while-visible.ts';
import { type FollowedPointer, followPointer } from './follow-pointer.ts';
import { closeContext, openContext } from './open-context.ts';
import { createShaderProgram } from './program.ts';
import type { Uniforms } from './uniforms.ts';
import { type CanvasPixels, watchSize } from './watch-size.ts';

/** One fragment shader that fills a canvas. */
export interface Shader extends CanvasPixels {
  fragment: string;
  uniforms: Uniforms;
  /** Whether it goes on while nobody sees it. @default false */
  evenOffscreen?: boolean;
  /** Uniforms that differ from frame to frame. */
  frame?(pointer: FollowedPointer, elapsedMs: number): Uniforms;
}

/**
 * Draws the shader for as long as the canvas is on screen; where motion is to be reduced, once. Returns how to stop. Without
 * WebGL, or when the shader does not fit the driver, the console says so and nothing is drawn.
 */
export function runShader(canvas: HTMLCanvasElement, shader: Shader): () => void {
  const gl = openContext(canvas);
  const program = gl && createShaderProgram(gl, shader.fragment);
  if (!program) return () => {};
  const pointer = followPointer(canvas);
  let last = 0;
  const draw = (elapsedMs: number) => {
    last = elapsedMs;
    program.run({ ...shader.uniforms, ...shader.frame?.(pointer, elapsedMs), u_time: elapsedMs / 1000 });
  };
  const stopSize = watchSize(canvas, shader, () => draw(last));
  const stopFrames = runWhileVisible(canvas, draw, { evenOffscreen: shader.evenOffscreen });
  canvas.dataset.live = '';
  return () => {
    stopFrames();
    stopSize();
    pointer.stop();
    closeContext(gl);
  };
}
