import { Html } from 'bifolio/client';
import type { ReactNode } from 'react';
import { ChartFigure, useChartFrame } from './ChartFigure.tsx';
import type { ChartLook } from './chart-look.ts';
import { StillChart } from './StillChart.tsx';

interface StillFigureProps extends ChartLook {
  kind: string;
  /** The picture that the build has drawn. */
  still: string;
  source: ReactNode;
}

/** A chart that the build has drawn and nothing draws again. It takes the room of its picture, unless its author gives one. */
export function StillFigure({ kind, still, source, ...look }: StillFigureProps) {
  const frame = useChartFrame(look);
  return (
    <ChartFigure kind={kind} {...look}>
      <StillChart {...frame} source={source} still={<Html html={still} />} />
    </ChartFigure>
  );
}
