'use client';
import { ShaderCanvas } from '../webgl/ShaderCanvas.tsx';
import { uniformsOf } from '../webgl/uniforms.ts';
import type { DarkVeilOptions } from './options.ts';
import { DARK_VEIL } from './shader.ts';

/** Dark cloth that moves as in a draught, in either appearance. */
export function DarkVeil(options: DarkVeilOptions) {
  const { resolutionScale, ...looks } = options;
  return (
    <ShaderCanvas
      parts={[options]}
      shader={() => ({ fragment: DARK_VEIL, uniforms: uniformsOf(looks), scale: resolutionScale })}
    />
  );
}
