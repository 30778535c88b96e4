import { useNeeds } from 'bifolio/client';
import { ChartFigure, ChartSource } from '../../charts/ChartFigure.tsx';
import type { ChartLook } from '../../charts/chart-look.ts';
import { useEmbed } from '../../embeds/consent/use-embed.ts';
import { sizeAttributes } from '../../embeds/size.ts';
import { useTheme } from '../../hooks/use-theme.ts';
import { AskedImage } from './AskedImage.tsx';
import { ServerImage } from './ServerImage.tsx';

export interface PlantUMLProps extends ChartLook {
  /** The diagram, as PlantUML reads it. */
  code: string;
  /** Addresses of its images. */
  light?: string;
  dark?: string;
}

/** A diagram that a PlantUML server draws: an embed of that host, which the option `embeds` lets load at once or when a reader agrees. */
export function PlantUML({ code = '', light, dark, height, ...look }: PlantUMLProps) {
  const { text } = useTheme();
  const { load, ...settings } = useEmbed({ src: light ?? 'https://localhost/' });
  useNeeds(light ? { 'img-src': [new URL(light).origin] } : {});
  const source = <ChartSource>{code}</ChartSource>;
  if (!light || !dark)
    return (
      <ChartFigure kind="plantuml" {...look}>
        {source}
      </ChartFigure>
    );
  const image = { light, dark, name: look.title || text.chartNameText };
  const kept = sizeAttributes({ height })['data-height'] ?? usualHeight(code);
  return (
    <ChartFigure kind="plantuml" {...look}>
      {load === 'visible' ? (
        <div className="chart-stage" data-height={kept}>
          <ServerImage {...image} />
        </div>
      ) : (
        <AskedImage {...image} {...settings} load={load} height={kept} />
      )}
      <details className="chart-details">
        <summary>
          {look.title} <span>{text.chartSourceText}</span>
        </summary>
        {source}
      </details>
    </ChartFigure>
  );
}

const LEAST = 160;
const MOST = 640;

/** What a diagram likely needs, so that its place is kept before it comes. */
const usualHeight = (code: string) =>
  `${Math.min(MOST, Math.max(LEAST, 40 + 42 * (code.split('\n').length - 2)))}px`;
