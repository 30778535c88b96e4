import { ChartFigure, ChartSource, useChartFrame } from '../../charts/ChartFigure.tsx';
import type { ChartLook } from '../../charts/chart-look.ts';
import { StillFigure } from '../../charts/StillFigure.tsx';
import { FlowChart } from './FlowChart.tsx';
import { nodeCount } from './node-count.ts';
import { PRESETS } from './presets.ts';

export const style = 'chart';

export interface FlowchartProps extends ChartLook {
  /** The flowchart, as `flowchart.ts` reads it. */
  code: string;
  /** Its look: `vue`, `ant` or `pie`. @default 'vue' */
  preset?: string;
  /** Where the build has put `flowchart.ts`. */
  library?: { src: string };
  /** The picture that the build has drawn. */
  still?: string;
}

/** A flowchart: its text until it is drawn, and without script. */
export function Flowchart({ code = '', preset, library, still, ...look }: FlowchartProps) {
  const frame = useChartFrame(look, usualHeight(code));
  const source = <ChartSource>{code}</ChartSource>;
  if (still) return <StillFigure kind="flowchart" still={still} source={source} {...look} />;
  return (
    <ChartFigure kind="flowchart" {...look}>
      {library?.src ? (
        <FlowChart
          {...frame}
          code={code}
          preset={PRESETS.find((name) => name === preset) ?? 'vue'}
          library={library.src}
          source={source}
        />
      ) : (
        source
      )}
    </ChartFigure>
  );
}

const LEAST = 200;
const MOST = 720;

/** What a flowchart likely needs in CSS pixels: nodes stand below each other. */
const usualHeight = (code: string) => Math.min(MOST, Math.max(LEAST, 40 + 90 * nodeCount(code)));
