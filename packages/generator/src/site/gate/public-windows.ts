import type { KeepBytes } from './kept-bytes.ts';
import { publicAddresses } from './public-addresses.ts';
import { readStreams } from './streams.ts';
import { createWindows } from './windows.ts';
import { withoutMarkup } from './without-markup.ts';

/** So many bytes in a row that stand in a public text are public. */
const PUBLIC_RUN = 16;

/**
 * A window is public when fewer of its bytes than this are not: where a sentence that everybody may read ends, a few more bytes are
 * alike by chance, and titles stand side by side in a sidebar.
 */
const SECRET_BYTES = 9;

/** Windows of locked sources that were found in the output. */
export interface Suspects {
  /** The kept bytes of a window with up to `more` on both sides, and where the window begins among them. */
  around(window: number, more: number): { bytes: Uint8Array; from: number };
  /** The source of a window, and where in it each of its kept bytes stands. */
  writtenAs(window: number): { text: Uint8Array; places: Uint32Array };
}

/** Those of some windows that consist of pieces of public texts, as they are written or as pages show them. */
export function publicWindows(
  windows: ReadonlySet<number>,
  suspects: Suspects,
  open: () => Iterable<Uint8Array>,
  keep: KeepBytes,
): Set<number> {
  const isOpen = openPieces(windows, suspects, open(), keep);
  const secret = new Map([...windows].map((window) => [window, secretBytes(window, suspects, isOpen)]));
  const left = [...windows].filter((window) => isSecret(secret.get(window)));
  const inAddress = left.length > 0 ? publicAddresses(left.map(suspects.writtenAs), open) : undefined;
  return new Set(
    [...windows].filter((window) => {
      const { text, places } = suspects.writtenAs(window);
      return !isSecret(secret.get(window)?.filter((at) => !inAddress?.(text, places[at] as number)));
    }),
  );
}

const isSecret = (bytes: readonly number[] = []) => bytes.length >= SECRET_BYTES;

/** Tells which runs of `PUBLIC_RUN` bytes in and around the windows are public. */
function openPieces(
  windows: ReadonlySet<number>,
  { around }: Suspects,
  texts: Iterable<Uint8Array>,
  keep: KeepBytes,
): (piece: Uint8Array) => boolean {
  const pieces = createWindows(PUBLIC_RUN, 1);
  for (const window of windows) pieces.add(around(window, PUBLIC_RUN - 1).bytes);
  const open = new Set<string>();
  for (const text of texts)
    for (const read of [text, withoutMarkup(text)])
      readStreams('', read, keep, (kept) =>
        pieces.find(kept, (piece) => open.add(textOf(pieces.bytesOf(piece)))),
      );
  return (piece) => open.has(textOf(piece));
}

/** Those bytes of a window that are in no public piece. Pieces may begin before the window and end behind it. */
function secretBytes(
  window: number,
  { around, writtenAs }: Suspects,
  isOpen: (piece: Uint8Array) => boolean,
): number[] {
  const { bytes, from } = around(window, PUBLIC_RUN - 1);
  const isPublic = new Uint8Array(bytes.length);
  for (let at = 0; at + PUBLIC_RUN <= bytes.length; at++)
    if (isOpen(bytes.subarray(at, at + PUBLIC_RUN))) isPublic.fill(1, at, at + PUBLIC_RUN);
  return Array.from(writtenAs(window).places.keys()).filter((at) => !isPublic[from + at]);
}

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
