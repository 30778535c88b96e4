'use client';
import { useDarkMode } from 'bifolio/client';
import { accentColor } from '../webgl/accent-color.ts';
import { ShaderCanvas } from '../webgl/ShaderCanvas.tsx';
import { uniformsOf } from '../webgl/uniforms.ts';
import { pixelsPerPoint } from '../webgl/watch-size.ts';
import type { PixelBlastOptions } from './options.ts';
import { createRipples } from './ripples.ts';
import { PIXEL_BLAST } from './shader.ts';

const FORMS = ['square', 'circle', 'triangle', 'diamond'] as const;

/** Clouds of coarse pixels; a click makes a ring in them. */
export function PixelBlast(options: PixelBlastOptions) {
  const { isDark } = useDarkMode();
  const { variant, color, autoPauseOffscreen, enableRipples, pixelSize, ...looks } = options;
  return (
    <ShaderCanvas
      parts={[options, isDark]}
      shader={(canvas) => {
        const ripples = createRipples();
        return {
          fragment: PIXEL_BLAST,
          evenOffscreen: !autoPauseOffscreen,
          uniforms: uniformsOf({
            ...looks,
            pixelSize: pixelSize * pixelsPerPoint(),
            form: FORMS.indexOf(variant),
            tint: color === '' ? accentColor(canvas) : color,
          }),
          frame(pointer, elapsedMs) {
            pointer.follow(0.85);
            for (const [x, y] of pointer.takePresses())
              if (enableRipples) ripples.add(x, y, elapsedMs / 1000);
            return uniformsOf({ pointer: pointer.place, ripples: ripples.all });
          },
        };
      }}
    />
  );
}
