import { Html } from 'bifolio/client';
import { ChartFigure, ChartSource, useChartFrame } from '../../charts/ChartFigure.tsx';
import type { ChartLook } from '../../charts/chart-look.ts';
import { MindMap } from './MindMap.tsx';
import type { WrittenMap } from './read-map.ts';

export const style = 'chart';

/** Pixels, where nothing is said. */
const HEIGHT = 400;

export interface MarkmapProps extends ChartLook {
  /** Markdown. */
  code: string;
  /** What the build has read of it. */
  map?: Pick<WrittenMap, 'root' | 'options'>;
  /** Where the build has put Markmap. */
  library?: { src: string };
  /** The picture that the build has drawn. */
  still?: string;
}

/** A mind map: its Markdown until it is drawn, and without script. */
export function Markmap({ code = '', map, library, still, ...look }: MarkmapProps) {
  const frame = useChartFrame(look, HEIGHT);
  const source = <ChartSource>{code}</ChartSource>;
  return (
    <ChartFigure kind="markmap" {...look}>
      {library?.src && map ? (
        <MindMap
          {...frame}
          map={map}
          library={library.src}
          source={source}
          still={still && <Html html={still} />}
        />
      ) : (
        source
      )}
    </ChartFigure>
  );
}
