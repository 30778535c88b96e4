import type { Uniforms, UniformValue } from './uniforms.ts';

/** Hands values to a program, by the type that its source declares. Names that it does not use are passed over. */
export function setUniforms(gl: WebGL2RenderingContext, program: WebGLProgram, uniforms: Uniforms): void {
  let unit = 0;
  const count: number = gl.getProgramParameter(program, gl.ACTIVE_UNIFORMS);
  for (let index = 0; index < count; index++) {
    const active = gl.getActiveUniform(program, index);
    if (!active) continue;
    const value = uniforms[active.name.replace('[0]', '')];
    if (value === undefined) continue;
    const place = gl.getUniformLocation(program, active.name);
    if (typeof value === 'object' && 'texture' in value) {
      gl.activeTexture(gl.TEXTURE0 + unit);
      gl.bindTexture(gl.TEXTURE_2D, value.texture);
      gl.uniform1i(place, unit++);
    } else if (active.type === gl.FLOAT) gl.uniform1fv(place, numbersOf(value));
    else if (active.type === gl.FLOAT_VEC2) gl.uniform2fv(place, numbersOf(value));
    else if (active.type === gl.FLOAT_VEC3) gl.uniform3fv(place, numbersOf(value));
  }
}

const numbersOf = (value: Exclude<UniformValue, { texture: WebGLTexture }>): number[] =>
  typeof value === 'number' ? [value] : [...value].flat();
