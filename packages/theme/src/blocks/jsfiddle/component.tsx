import { EmbedFrame } from '../../embeds/consent/EmbedFrame.tsx';
import type { FiddleProps } from './attributes.ts';
import { fiddleAddresses } from './fiddle-addresses.ts';

/** Its style sheet is that of all embeds. */
export const style = 'embed';

/** A fiddle of JSFiddle, 400 pixels high, loaded when the reader agrees. */
export function JSFiddleViewer({ title, width, height = '400px', load, ...fiddle }: FiddleProps) {
  const addresses = fiddleAddresses(fiddle);
  if (!addresses) return null;
  return <EmbedFrame {...addresses} {...{ title, width, height, load }} allow="clipboard-write" />;
}
