'use client';

import { useCallback } from 'react';
import { type ChartFrame, LiveChart } from '../../charts/LiveChart.tsx';
import type { DrawingPlace } from '../../charts/types.ts';

interface CanvasChartProps extends ChartFrame {
  /** Address of Chart.js. */
  library: string;
  /** JSON. */
  config?: string;
  /** Address of the author's script. */
  module?: string;
}

/** A chart that is drawn when it comes into view. */
export function CanvasChart({ library, config, module, ...frame }: CanvasChartProps) {
  const draw = useCallback(
    async (place: DrawingPlace) => {
      const { drawCanvas } = await import('./draw-canvas.ts');
      return drawCanvas(place, { library, config, module });
    },
    [library, config, module],
  );
  return <LiveChart {...frame} draw={draw} />;
}
