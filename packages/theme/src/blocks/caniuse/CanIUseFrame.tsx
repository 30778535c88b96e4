import { useId } from 'react';
import { EmbedFrame } from '../../embeds/consent/EmbedFrame.tsx';

interface CanIUseFrameProps {
  feature: string;
  past: number;
  future: number;
  /** Tells two frames of one page apart. @default made from where it stands */
  meta?: string;
  /** Address before the feature's name. */
  frame: string;
}

/** Pages of a host that show the support of a feature. They say how high they are, see `embeds/reported-height.ts`. */
export function CanIUseFrame({ frame, feature, past, future, meta: given }: CanIUseFrameProps) {
  const own = useId();
  const meta = given ?? own;
  const hash = new URLSearchParams({ meta, past: String(past), future: String(future) });
  return (
    <EmbedFrame
      src={`${new URL(encodeURIComponent(feature), frame)}#${hash}`}
      page={`https://caniuse.com/${encodeURIComponent(feature)}`}
      title={`Can I use ${feature}?`}
      height="330px"
      fit={{ type: 'ciu-embed', match: { feature, meta } }}
    />
  );
}
