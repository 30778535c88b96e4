'use client';
import { useDarkMode } from 'bifolio/client';
import { ShaderCanvas } from '../webgl/ShaderCanvas.tsx';
import { uniformsOf } from '../webgl/uniforms.ts';
import type { OrbOptions } from './options.ts';
import { ORB } from './shader.ts';

const TURNS_PER_SECOND = 0.05;

/** A ring of light that wakes under the pointer. */
export function Orb({ hue, hoverIntensity, rotateOnHover, forceHoverState }: OrbOptions) {
  const { isDark } = useDarkMode();
  return (
    <ShaderCanvas
      parts={[hue, hoverIntensity, rotateOnHover, forceHoverState, isDark]}
      shader={() => {
        let last = 0;
        let turn = 0;
        return {
          fragment: ORB,
          uniforms: uniformsOf({ hue, hoverIntensity, isDark }),
          frame(pointer, elapsedMs) {
            pointer.follow(0.92);
            const hover = forceHoverState ? 1 : pointer.presence;
            if (rotateOnHover) turn += ((elapsedMs - last) / 1000) * TURNS_PER_SECOND * 2 * Math.PI * hover;
            last = elapsedMs;
            return uniformsOf({ hover, turn });
          },
        };
      }}
    />
  );
}
