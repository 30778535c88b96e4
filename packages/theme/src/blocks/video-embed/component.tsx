import type { EmbedFrameLook } from '../../embeds/attributes.ts';
import { EmbedFrame } from '../../embeds/consent/EmbedFrame.tsx';
import { isFrameAddress } from './is-frame-address.ts';

/** Its style sheet is that of all embeds. */
export const style = 'embed';

export interface VideoEmbedProps extends EmbedFrameLook {
  /** Address of the host's player, `https:`. */
  src: string;
  /** The host's page of the video, linked below it. @default `src` */
  page?: string;
}

/** A video of another host, loaded when the reader agrees. */
export function VideoEmbed({ src, page = src, ...rest }: VideoEmbedProps) {
  if (!isFrameAddress(src) || !isFrameAddress(page)) return null;
  return <EmbedFrame {...rest} src={src} page={page} allow="autoplay; encrypted-media; picture-in-picture" />;
}

/** The same under the name that other themes give it. */
export const VPVideoEmbed = VideoEmbed;
