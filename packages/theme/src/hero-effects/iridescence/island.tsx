'use client';
import { useDarkMode } from 'bifolio/client';
import { ShaderCanvas } from '../webgl/ShaderCanvas.tsx';
import { uniformsOf } from '../webgl/uniforms.ts';
import type { IridescenceOptions } from './options.ts';
import { IRIDESCENCE } from './shader.ts';

/** A slow film of colours, as on a soap bubble. */
export function Iridescence({ color, speed, amplitude, mouseReact }: IridescenceOptions) {
  const { isDark } = useDarkMode();
  const tint = isDark ? color.dark : color.light;
  return (
    <ShaderCanvas
      parts={[tint, speed, amplitude, mouseReact]}
      shader={() => ({
        fragment: IRIDESCENCE,
        uniforms: uniformsOf({ tint, speed, amplitude }),
        frame(pointer) {
          if (mouseReact) pointer.follow(0.94);
          return uniformsOf({ pointer: pointer.place });
        },
      })}
    />
  );
}
