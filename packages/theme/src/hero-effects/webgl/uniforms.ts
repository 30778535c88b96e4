import { rgbOf } from './colors.ts';

/** What a shader is told, by the name it declares: `u_time`. */
export type Uniforms = Record<string, UniformValue>;

/** Vectors are lists, lists of vectors are lists of lists, a field is read by its texture. */
export type UniformValue =
  | number
  | readonly number[]
  | readonly (readonly number[])[]
  | { texture: WebGLTexture };

/** Options of an effect as uniforms: `hueShift` becomes `u_hueShift`, booleans become 0 and 1, colors three numbers. */
export function uniformsOf(options: Readonly<Record<string, UniformValue | boolean | string>>): Uniforms {
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => [`u_${name}`, uniformValue(value)]),
  );
}

function uniformValue(value: UniformValue | boolean | string): UniformValue {
  if (typeof value === 'string') return rgbOf(value);
  return typeof value === 'boolean' ? Number(value) : value;
}
