'use client';
import { useDarkMode } from 'bifolio/client';
import { ShaderCanvas } from '../webgl/ShaderCanvas.tsx';
import { uniformsOf } from '../webgl/uniforms.ts';
import type { LightningOptions } from './options.ts';
import { LIGHTNING } from './shader.ts';

/** Fewer pixels, in either direction, would be no bolt. */
const LEAST = 300;

/** A bolt of lightning that does not end. */
export function Lightning({ size, ...looks }: LightningOptions) {
  const { isDark } = useDarkMode();
  return (
    <ShaderCanvas
      parts={[size, looks, isDark]}
      shader={() => ({
        fragment: LIGHTNING,
        least: LEAST,
        uniforms: uniformsOf({ ...looks, reach: size, isDark }),
      })}
    />
  );
}
