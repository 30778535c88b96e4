'use client';
import { useDarkMode } from 'bifolio/client';
import { ShaderCanvas } from '../webgl/ShaderCanvas.tsx';
import { uniformsOf } from '../webgl/uniforms.ts';
import type { BeamsOptions } from './options.ts';
import { BEAMS } from './shader.ts';

/** Light that falls along upright bands. */
export function Beams(options: BeamsOptions) {
  const { isDark } = useDarkMode();
  return (
    <ShaderCanvas
      parts={[options, isDark]}
      shader={() => ({ fragment: BEAMS, uniforms: uniformsOf({ ...options, isDark }) })}
    />
  );
}
