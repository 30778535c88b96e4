import { Html } from 'bifolio/client';
import { ChartFigure, ChartSource, useChartFrame } from '../../charts/ChartFigure.tsx';
import type { ChartLook } from '../../charts/chart-look.ts';
import { CanvasChart } from './CanvasChart.tsx';
import { ChartTable } from './ChartTable.tsx';

export const style = 'chart';

/** Pixels, where nothing is said. */
const HEIGHT = 400;

export interface ChartJSProps extends ChartLook {
  /** JSON of what Chart.js calls the configuration. */
  config?: string;
  /** Script that sets `config`. */
  script?: string;
  /** What the build has made of the script. */
  module?: { src: string };
  /** Where the build has put Chart.js. */
  library?: { src: string };
  /** The picture that the build has drawn. */
  still?: string;
  /** What is wrong with the JSON. */
  problem?: string;
}

/** A chart of Chart.js: a table of its data until it is drawn, and without script. */
export function ChartJS({ config, script, module, library, still, problem, ...look }: ChartJSProps) {
  const frame = useChartFrame(look, HEIGHT);
  const text = script ?? config ?? '';
  const source =
    config && !problem ? (
      <ChartTable config={JSON.parse(config)}>{text}</ChartTable>
    ) : (
      <ChartSource>{text}</ChartSource>
    );
  const canDraw = library?.src && !problem && (module ? module.src : config);
  return (
    <ChartFigure kind="chartjs" {...look}>
      {canDraw ? (
        <CanvasChart
          {...frame}
          library={library.src}
          config={config}
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
