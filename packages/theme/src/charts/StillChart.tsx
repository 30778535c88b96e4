'use client';

import { type ChartFrame, LiveChart } from './LiveChart.tsx';
import type { Drawing, DrawingPlace } from './types.ts';

/** A picture from the build, to be enlarged and saved. */
export const StillChart = (frame: ChartFrame) => <LiveChart {...frame} draw={takeStill} />;

async function takeStill({ element }: DrawingPlace): Promise<Drawing> {
  const svg = element.closest('.chart-stage')?.querySelector('.chart-still svg');
  if (!svg) return { keepsStill: true };
  return {
    keepsStill: true,
    copy() {
      const copy = document.createElement('div');
      copy.append(svg.cloneNode(true));
      return copy;
    },
    toFile: async () => {
      const { fileOf } = await import('./file-of-still.ts');
      return { blob: fileOf(svg), extension: 'svg' };
    },
  };
}
