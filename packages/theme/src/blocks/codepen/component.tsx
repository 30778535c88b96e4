import { EmbedFrame } from '../../embeds/consent/EmbedFrame.tsx';
import type { PenProps } from './attributes.ts';
import { penAddresses } from './pen-addresses.ts';

/** Its style sheet is that of all embeds. */
export const style = 'embed';

/** A pen of CodePen, 400 pixels high, loaded when the reader agrees. */
export function CodePenViewer({ title, width, height = '400px', load, ...pen }: PenProps) {
  const addresses = penAddresses(pen);
  if (!addresses) return null;
  return <EmbedFrame {...addresses} {...{ title, width, height, load }} allow="clipboard-write" />;
}
