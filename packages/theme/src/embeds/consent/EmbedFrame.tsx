import { useNeeds } from 'bifolio/client';
import { useTheme } from '../../hooks/use-theme.ts';
import type { EmbedAddresses } from '../addresses.ts';
import type { EmbedFrameLook } from '../attributes.ts';
import type { ReportedBy } from '../reported-height.ts';
import { StillFrame } from '../StillFrame.tsx';
import { sizeAttributes } from '../size.ts';
import { useEmbed } from './use-embed.ts';

export interface EmbedFrameProps extends EmbedAddresses, EmbedFrameLook {
  /** Features that the frame may use beside the full screen, as the attribute of `<iframe>`. @default none */
  allow?: string;
  /** How the frame tells its height. @default it does not */
  fit?: ReportedBy;
  /** Start as one low line, and grow when it is loaded. @default false */
  isLow?: boolean;
}

/**
 * A frame of another host. It keeps its place and shows title, host and a button; the reader's browser asks the host for
 * nothing before the reader agrees. The link to its page is all there is without script.
 */
export function EmbedFrame({ title, load, width, height, ratio, ...frame }: EmbedFrameProps) {
  const { text } = useTheme();
  const settings = useEmbed({ ...frame, load });
  useNeeds({ 'frame-src': [new URL(frame.src).origin] });
  const { 'data-width': own, ...stage } = sizeAttributes({ width, height, ratio });
  return (
    <figure className="embed" data-width={own}>
      <StillFrame
        {...frame}
        {...settings}
        title={title || text.embedTitleText.replace('{host}', settings.host)}
        stage={stage}
      />
    </figure>
  );
}
