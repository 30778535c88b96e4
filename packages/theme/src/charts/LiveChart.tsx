import { type ReactNode, useId, useRef, useState } from 'react';
import { ChartTools } from './ChartTools.tsx';
import { useDrawing } from './drawing/use-drawing.ts';
import type { ChartWords, Draw } from './types.ts';

/** What every live chart gets from its page. */
export interface ChartFrame {
  /** What it shows, for readers who do not see it and for the name of its file. */
  name: string;
  title?: string;
  /** CSS length of its place, kept before and after it is drawn. @default that of its still */
  height?: string;
  words: ChartWords;
  /** Its text or data, shown when the reader asks for it, and when the chart cannot be drawn. */
  source: ReactNode;
  /** Shown until it is drawn. @default its source */
  still?: ReactNode;
}

interface LiveChartProps extends ChartFrame {
  /** The same function as long as the chart is the same. */
  draw: Draw;
}

/** A chart that is drawn in the reader's browser. Islands render it; without script there is what stands in its place. */
export function LiveChart({ draw, name, title, height, words, source, still }: LiveChartProps) {
  const stage = useRef<HTMLDivElement>(null);
  const { pictures, drawing, error } = useDrawing(draw, stage);
  const [wantsSource, setWantsSource] = useState(false);
  const id = useId();
  const isDrawn = drawing && !drawing.keepsStill;
  const shown =
    wantsSource || (error && !still) ? 'source' : isDrawn ? 'picture' : still ? 'still' : 'source';
  return (
    <>
      <div ref={stage} className="chart-stage" data-height={height} id={id}>
        {error && (
          <p className="chart-error" role="alert">
            <strong>{words.failed}</strong> {error}
          </p>
        )}
        {still && (
          <div className="chart-still" hidden={shown !== 'still'}>
            {still}
          </div>
        )}
        {!still && (
          <div className="chart-text" hidden={shown !== 'source'}>
            {source}
          </div>
        )}
        <div
          ref={pictures}
          className="chart-pictures"
          hidden={wantsSource || Boolean(error) || drawing?.keepsStill}
        />
      </div>
      <figcaption>
        <span>{title}</span>
        <ChartTools
          controls={id}
          name={name}
          words={words}
          drawing={drawing}
          wantsSource={wantsSource}
          onWantSource={still ? undefined : setWantsSource}
        />
      </figcaption>
      {still && (
        <details className="chart-details" open={error ? true : undefined}>
          <summary>
            <span>{words.source}</span>
          </summary>
          {source}
        </details>
      )}
    </>
  );
}
