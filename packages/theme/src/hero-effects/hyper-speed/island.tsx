'use client';
import { ShaderCanvas } from '../webgl/ShaderCanvas.tsx';
import { uniformsOf } from '../webgl/uniforms.ts';
import { HYPER_SPEED_DEFAULTS } from './defaults.ts';
import { createJourney } from './journey.ts';
import type { HyperSpeedOptions } from './options.ts';
import { HYPER_SPEED } from './shader.ts';
import { hyperSpeedUniforms } from './uniforms.ts';

/** A drive at night, faster while the pointer is pressed. */
export function HyperSpeed(given: Partial<HyperSpeedOptions>) {
  const options = { ...HYPER_SPEED_DEFAULTS, ...given };
  return (
    <ShaderCanvas
      parts={[options]}
      shader={() => {
        const journey = createJourney(options);
        return {
          fragment: HYPER_SPEED,
          uniforms: hyperSpeedUniforms(options),
          scale: 0.8,
          frame(pointer, elapsedMs) {
            return uniformsOf({ ...journey.at(elapsedMs, pointer.isPressed) });
          },
        };
      }}
    />
  );
}
