'use client';
import { useDarkMode } from 'bifolio/client';
import { useEffect, useRef } from 'react';
import { runWhileVisible } from '../run-while-visible.ts';
import type { TintPlateProps } from './options.ts';
import { PLATE_SIZE, paintTint } from './paint-tint.ts';

/** Slowly drifting tints, 4,096 pixels stretched over the whole hero. */
export function TintPlate({ light, dark }: TintPlateProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { isDark } = useDarkMode();
  const tint = isDark ? dark : light;
  useEffect(() => {
    const plate = canvas.current;
    const context = plate?.getContext('2d', { alpha: false });
    if (!plate || !context) return;
    const image = context.createImageData(PLATE_SIZE, PLATE_SIZE);
    plate.dataset.live = '';
    return runWhileVisible(plate, (elapsedMs) => {
      paintTint(image.data, tint, elapsedMs);
      context.putImageData(image, 0, 0);
    });
  }, [tint]);
  return <canvas ref={canvas} className="hero-effect-tint-plate" width={PLATE_SIZE} height={PLATE_SIZE} />;
}
