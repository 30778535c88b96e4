import { Html } from 'bifolio/client';
import { ChartFigure, ChartSource, useChartFrame } from '../../charts/ChartFigure.tsx';
import type { ChartLook } from '../../charts/chart-look.ts';
import { EChart } from './EChart.tsx';

export const style = 'chart';

/** Pixels, where nothing is said. */
const HEIGHT = 400;

export interface EChartsProps extends ChartLook {
  /** JSON of what ECharts calls the option. */
  option?: string;
  /** Script that sets `option`, and perhaps `width` and `height`. */
  script?: string;
  /** What the build has made of the script. */
  module?: { src: string };
  /** Where the build has put ECharts. */
  library?: { src: string };
  /** The picture that the build has drawn. */
  still?: string;
  /** What is wrong with the JSON. */
  problem?: string;
}

/** A chart of ECharts: a picture from the build, alive when it is seen. */
export function ECharts({ option, script, module, library, still, problem, ...look }: EChartsProps) {
  const frame = useChartFrame(look, HEIGHT);
  const source = <ChartSource>{script ?? option ?? ''}</ChartSource>;
  const canDraw = library?.src && !problem && (module ? module.src : option);
  return (
    <ChartFigure kind="echarts" {...look}>
      {canDraw ? (
        <EChart
          {...frame}
          library={library.src}
          option={option}
          module={module?.src}
          source={source}
          still={still && <Html html={still} />}
        />
      ) : (
        source
      )}
    </ChartFigure>
  );
}
