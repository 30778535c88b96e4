import { type AttributeProps, defineAttributes } from 'bifolio/markdown';
import { frameAttributes } from '../../embeds/attributes.ts';

/**
 * What authors may say of a video, beside its file. `type` is the end of the file's name, `volume` is 0 to 1, `autoMini` plays on in a
 * corner when the video is scrolled away, `mutex` pauses other players of the page, `playsInline` avoids the full screen on phones.
 */
export const attributes = defineAttributes({
  ...frameAttributes,
  type: 'text',
  poster: 'text',
  volume: 'number',
  muted: 'switch',
  autoplay: 'switch',
  autoMini: 'switch',
  loop: 'switch',
  mutex: 'switch',
  playsInline: 'switch',
});

export type VideoLook = AttributeProps<typeof attributes>;
