/**
 * The WebGL 2 of the canvas, transparent where nothing is drawn. Without it "WebGL not supported" is logged, and the page stays
 * with its still ground.
 */
export function openContext(canvas: HTMLCanvasElement): WebGL2RenderingContext | undefined {
  const gl = canvas.getContext('webgl2', { antialias: false, depth: false, stencil: false });
  if (gl) return gl;
  console.error('WebGL not supported');
  return undefined;
}

/** Gives the memory on the graphics card back. The canvas draws nothing more. */
export function closeContext(gl: WebGL2RenderingContext): void {
  gl.getExtension('WEBGL_lose_context')?.loseContext();
}
