'use client';

import { useCallback } from 'react';
import { type ChartFrame, LiveChart } from '../../charts/LiveChart.tsx';
import type { DrawingPlace } from '../../charts/types.ts';

interface MermaidChartProps extends ChartFrame {
  code: string;
  /** Address of Mermaid. */
  library: string;
}

/** A diagram that is drawn when it comes into view. */
export function MermaidChart({ code, library, ...frame }: MermaidChartProps) {
  const draw = useCallback(
    async (place: DrawingPlace) => {
      const { drawDiagram } = await import('./draw-diagram.ts');
      return drawDiagram(place, { code, library });
    },
    [code, library],
  );
  return <LiveChart {...frame} draw={draw} />;
}
