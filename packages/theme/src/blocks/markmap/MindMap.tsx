'use client';

import { useCallback } from 'react';
import { type ChartFrame, LiveChart } from '../../charts/LiveChart.tsx';
import type { DrawingPlace } from '../../charts/types.ts';
import type { WrittenMap } from './read-map.ts';

interface MindMapProps extends ChartFrame {
  map: Pick<WrittenMap, 'root' | 'options'>;
  /** Address of Markmap. */
  library: string;
}

/** A mind map that is drawn when it comes into view. */
export function MindMap({ map, library, ...frame }: MindMapProps) {
  const draw = useCallback(
    async (place: DrawingPlace) => {
      const { drawMap } = await import('./draw-map.ts');
      return drawMap(place, { map, library });
    },
    [map, library],
  );
  return <LiveChart {...frame} draw={draw} />;
}
