'use client';
import { useDarkMode } from 'bifolio/client';
import { useEffect, useRef } from 'react';
import type { DotGridOptions } from './options.ts';
import { runDots } from './run-dots.ts';

/** Dots that make way for the pointer and come back. */
export function DotGrid(options: DotGridOptions) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { isDark } = useDarkMode();
  const key = JSON.stringify([options, isDark]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the options and the appearance.
  useEffect(() => (canvas.current ? runDots(canvas.current, options) : undefined), [key]);
  return <canvas ref={canvas} className="hero-effect-canvas" />;
}
