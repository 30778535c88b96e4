'use client';

import { useCallback } from 'react';
import { type ChartFrame, LiveChart } from '../../charts/LiveChart.tsx';
import type { DrawingPlace } from '../../charts/types.ts';
import type { Preset } from './presets.ts';

interface FlowChartProps extends ChartFrame {
  code: string;
  preset: Preset;
  /** Address of `flowchart.ts`. */
  library: string;
}

/** A flowchart that is drawn when it comes into view. */
export function FlowChart({ code, preset, library, ...frame }: FlowChartProps) {
  const draw = useCallback(
    async (place: DrawingPlace) => {
      const { drawFlow } = await import('./draw-flow.ts');
      return drawFlow(place, { code, preset, library });
    },
    [code, preset, library],
  );
  return <LiveChart {...frame} draw={draw} />;
}
