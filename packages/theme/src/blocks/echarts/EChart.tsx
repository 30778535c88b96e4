'use client';

import { useCallback } from 'react';
import { type ChartFrame, LiveChart } from '../../charts/LiveChart.tsx';
import type { DrawingPlace } from '../../charts/types.ts';

interface EChartProps extends ChartFrame {
  /** Address of ECharts. */
  library: string;
  /** JSON. */
  option?: string;
  /** Address of the author's script. */
  module?: string;
}

/** A chart that comes alive when it is seen. */
export function EChart({ library, option, module, ...frame }: EChartProps) {
  const draw = useCallback(
    async (place: DrawingPlace) => {
      const { drawEChart } = await import('./draw-echart.ts');
      return drawEChart(place, { library, option, module });
    },
    [library, option, module],
  );
  return <LiveChart {...frame} draw={draw} />;
}
