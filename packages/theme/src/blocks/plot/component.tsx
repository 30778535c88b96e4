import { usePage } from 'bifolio/client';
import type { ReactNode } from 'react';

export interface PlotProps {
  /** What shows the text. On small screens it is always a tap. @default 'hover', or `plot.trigger` of the page */
  trigger?: 'hover' | 'click';
  /** How it is hidden. @default 'mask', or `plot.effect` of the page */
  effect?: 'mask' | 'blur';
  text?: string;
  children?: ReactNode;
}

/** Text that is hidden until somebody asks for it, such as the end of a story. Without script: focus shows it too. */
export function Plot({ trigger, effect, text, children }: PlotProps) {
  const { plot: page = {} } = usePage().page.frontmatter;
  return (
    <span
      className="plot"
      data-trigger={trigger ?? page.trigger ?? 'hover'}
      data-effect={effect ?? page.effect ?? 'mask'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: focus shows the text, by keyboard and by tap
      tabIndex={0}
    >
      {children ?? text}
    </span>
  );
}
