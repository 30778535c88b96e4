import { setUniforms } from './set-uniforms.ts';
import type { Uniforms } from './uniforms.ts';

/** Runs one fragment shader for every pixel of the canvas, or of a field. */
export interface ShaderProgram {
  /** Uniforms that are left out keep their value. Without a field it draws on the canvas. */
  run(uniforms: Uniforms, field?: ShaderField): void;
}

/** Numbers on the graphics card that programs read and write: four for each cell. */
export interface ShaderField {
  texture: WebGLTexture;
  framebuffer: WebGLFramebuffer;
  width: number;
  height: number;
}

/** One triangle that covers everything, made of nothing but the numbers of its corners. */
const VERTEX = `#version 300 es
void main() {
  vec2 corner = vec2((gl_VertexID << 1) & 2, gl_VertexID & 2);
  gl_Position = vec4(corner * 2.0 - 1.0, 0.0, 1.0);
}`;

/** First lines of every fragment shader. */
const HEAD = `#version 300 es
precision highp float;
precision highp sampler2D;
out vec4 color;
uniform vec2 u_size;
uniform float u_time;
`;

/**
 * A program of `fragment`, which writes `color`, premultiplied, and may read `u_size` (pixels), `u_time` (seconds) and uniforms
 * of its own. What the driver has against it is logged; then there is no program.
 */
export function createShaderProgram(gl: WebGL2RenderingContext, fragment: string): ShaderProgram | undefined {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, HEAD + fragment],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) return undefined;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) {
      console.error(`Shader error: ${gl.getShaderInfoLog(shader)}`);
      return undefined;
    }
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) {
    console.error(`ShaderProgram error: ${gl.getProgramInfoLog(program)}`);
    return undefined;
  }
  return {
    run(uniforms, field) {
      const { width, height } = field ?? gl.canvas;
      // biome-ignore lint/correctness/useHookAtTopLevel: a method of WebGL.
      gl.useProgram(program);
      gl.bindFramebuffer(gl.FRAMEBUFFER, field?.framebuffer ?? null);
      gl.viewport(0, 0, width, height);
      setUniforms(gl, program, { u_size: [width, height], ...uniforms });
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
  };
}
