import { ChartFigure, ChartSource, useChartFrame } from '../../charts/ChartFigure.tsx';
import type { ChartLook } from '../../charts/chart-look.ts';
import { StillFigure } from '../../charts/StillFigure.tsx';
import { MermaidChart } from './MermaidChart.tsx';
import { usualHeight } from './usual-height.ts';

export const style = 'chart';

export interface MermaidProps extends ChartLook {
  /** The diagram, as Mermaid reads it. */
  code: string;
  /** Where the build has put Mermaid. */
  library?: { src: string };
  /** The picture that the build has drawn. */
  still?: string;
}

/** A diagram. Until it is drawn, without script and without the package `mermaid` its text is shown. */
export function Mermaid({ code = '', library, still, ...look }: MermaidProps) {
  const frame = useChartFrame(look, usualHeight(code));
  const source = <ChartSource>{code}</ChartSource>;
  if (still) return <StillFigure kind="mermaid" still={still} source={source} {...look} />;
  return (
    <ChartFigure kind="mermaid" {...look}>
      {library?.src ? <MermaidChart {...frame} code={code} library={library.src} source={source} /> : source}
    </ChartFigure>
  );
}
