import type { ReactNode } from 'react';
import { sizeAttributes } from '../embeds/size.ts';
import { useTheme } from '../hooks/use-theme.ts';
import type { ChartLook } from './chart-look.ts';
import type { ChartWords } from './types.ts';

interface ChartFigureProps extends ChartLook {
  kind: string;
  children: ReactNode;
}

/** A chart and its title. */
export function ChartFigure({ kind, title, children }: ChartFigureProps) {
  const { text } = useTheme();
  return (
    <figure className="chart" data-kind={kind} aria-label={title || text.chartNameText}>
      {children}
    </figure>
  );
}

/** What a live chart says, in the language of the page. */
function useChartWords(): ChartWords {
  const { text } = useTheme();
  return {
    source: text.chartSourceText,
    enlarge: text.chartEnlargeText,
    download: text.chartDownloadText,
    failed: text.chartFailedText,
    close: text.chartCloseText,
    zoomIn: text.chartZoomInText,
    zoomOut: text.chartZoomOutText,
    reset: text.chartResetText,
  };
}

/** Name, place and words of a live chart. */
export function useChartFrame({ title, height }: ChartLook, usualHeight?: number) {
  const { text } = useTheme();
  const words = useChartWords();
  const given = sizeAttributes({ height })['data-height'];
  const usual = usualHeight === undefined ? undefined : `${usualHeight}px`;
  return { name: title || text.chartNameText, title, height: given ?? usual, words };
}

/** The text of a chart as its author wrote it. */
export function ChartSource({ children }: { children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <pre className="chart-source" tabIndex={0}>
      <code>{children}</code>
    </pre>
  );
}
