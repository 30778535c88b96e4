import { useNeeds } from 'bifolio/client';
import { ChartFigure, type ChartLook, ChartSource } from '../../charts/ChartFigure.tsx';
import { sizeAttributes } from '../../embeds/size.ts';
import { useTheme } from '../../hooks/use-theme.ts';

export const style = 'chart';

export interface PlantUMLProps extends ChartLook {
  /** The diagram, as PlantUML reads it. */
  code: string;
  /** Addresses of its images. */
  light?: string;
  dark?: string;
}

/** A diagram that a PlantUML server draws; the reader's browser asks for it when it comes into view. */
export function PlantUML({ code = '', light, dark, height, ...look }: PlantUMLProps) {
  const { text } = useTheme();
  useNeeds(light ? { 'img-src': [new URL(light).origin] } : {});
  const source = <ChartSource>{code}</ChartSource>;
  const name = look.title || text.chartNameText;
  return (
    <ChartFigure kind="plantuml" {...look}>
      {light && dark ? (
        <>
          <div
            className="chart-stage"
            data-height={sizeAttributes({ height })['data-height'] ?? usualHeight(code)}
          >
            <img className="chart-image only-light" src={light} alt={name} loading="lazy" />
            <img className="chart-image only-dark" src={dark} alt={name} loading="lazy" />
          </div>
          <details className="chart-details">
            <summary>
              {look.title} <span>{text.chartSourceText}</span>
            </summary>
            {source}
          </details>
        </>
      ) : (
        source
      )}
    </ChartFigure>
  );
}

const LEAST = 160;
const MOST = 640;

/** What a diagram likely needs, so that its place is kept before it comes. */
const usualHeight = (code: string) =>
  `${Math.min(MOST, Math.max(LEAST, 40 + 42 * (code.split('\n').length - 2)))}px`;
