import { type AttributeProps, defineAttributes } from 'bifolio/markdown';

/**
 * What authors may say of a sound, beside its file. `title` is the word that is read, `type` a MIME type, `volume` 0 to 1. From
 * `endTime` it goes back to `startTime`, until it is stopped.
 */
export const attributes = defineAttributes({
  title: 'text',
  type: 'text',
  autoplay: 'switch',
  startTime: 'time',
  endTime: 'time',
  volume: 'number',
});

export type SoundLook = AttributeProps<typeof attributes>;
