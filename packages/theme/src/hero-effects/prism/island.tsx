'use client';
import { ShaderCanvas } from '../webgl/ShaderCanvas.tsx';
import { uniformsOf } from '../webgl/uniforms.ts';
import { pixelsPerPoint } from '../webgl/watch-size.ts';
import { prismAngles } from './angles.ts';
import type { PrismOptions } from './options.ts';
import { PRISM } from './shader.ts';

/** A glass pyramid that takes light apart. */
export function Prism(options: PrismOptions) {
  const { animationType, hoverStrength, timeScale, inertia, suspendWhenOffscreen, offset, ...looks } =
    options;
  return (
    <ShaderCanvas
      parts={[options]}
      shader={() => ({
        fragment: PRISM,
        evenOffscreen: !suspendWhenOffscreen,
        uniforms: uniformsOf({
          ...looks,
          offset: [offset.x * pixelsPerPoint(), -offset.y * pixelsPerPoint()],
        }),
        frame(pointer, elapsedMs) {
          pointer.follow(1 - inertia);
          const motion = { animationType, hoverStrength, timeScale };
          return uniformsOf({ angles: prismAngles(motion, elapsedMs, pointer.place) });
        },
      })}
    />
  );
}
