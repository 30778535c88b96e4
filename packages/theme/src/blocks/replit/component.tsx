import { EmbedFrame } from '../../embeds/consent/EmbedFrame.tsx';
import type { ReplitProps } from './attributes.ts';
import { replAddresses } from './repl-addresses.ts';

/** Its style sheet is that of all embeds. */
export const style = 'embed';

/** A repl of Replit: one line of 47 pixels, which grows to 450 when the reader loads it. */
export function ReplitViewer({ title, width, height = '450px', load, ...repl }: ReplitProps) {
  const addresses = replAddresses(repl);
  if (!addresses) return null;
  return <EmbedFrame {...addresses} {...{ title, width, height, load }} isLow allow="clipboard-write" />;
}
