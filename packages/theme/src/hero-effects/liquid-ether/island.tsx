'use client';
import { useEffect, useRef } from 'react';
import { LIQUID_ETHER_DEFAULTS } from './defaults.ts';
import type { LiquidEtherOptions } from './options.ts';
import { runLiquid } from './run-liquid.ts';

/** A coloured liquid that the pointer stirs. */
export function LiquidEther(given: Partial<LiquidEtherOptions>) {
  const options = { ...LIQUID_ETHER_DEFAULTS, ...given };
  const canvas = useRef<HTMLCanvasElement>(null);
  const key = JSON.stringify(options);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the options.
  useEffect(() => (canvas.current ? runLiquid(canvas.current, options) : undefined), [key]);
  return <canvas key={key} ref={canvas} className="hero-effect-canvas" />;
}
