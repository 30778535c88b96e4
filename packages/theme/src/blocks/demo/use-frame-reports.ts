import { type RefObject, useEffect, useState } from 'react';
import { readHeight } from '../../embeds/reported-height.ts';

/** A line of a frame's console. */
export interface ConsoleLine {
  level: string;
  text: string;
}

const LEVELS = ['log', 'info', 'warn', 'error', 'debug'];
const BY = { type: 'bifolio-frame', match: {} };

/** A frame that runs code of anybody may say anything, any number of times. */
const MOST_LINES = 200;
const LONGEST_LINE = 2000;

/** The line in a message of a frame; `undefined` when it is none. */
export function readLine(data: unknown): ConsoleLine | undefined {
  const { type, payload } = (data ?? {}) as { type?: unknown; payload?: Partial<ConsoleLine> };
  if (type !== BY.type || typeof payload?.text !== 'string') return undefined;
  if (!LEVELS.includes(String(payload.level))) return undefined;
  return { level: String(payload.level), text: payload.text.slice(0, LONGEST_LINE) };
}

/** Height and console of a sandboxed frame, for each `run` of it anew. Only the frame itself is heard. */
export function useFrameReports(frame: RefObject<HTMLIFrameElement | null>, run: number) {
  const [height, setHeight] = useState<number>();
  const [lines, setLines] = useState<readonly ConsoleLine[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each run is a frame of its own
  useEffect(() => {
    function onMessage({ origin, source, data }: MessageEvent) {
      // The origin of a sandbox is none.
      if (origin !== 'null' || source === null || source !== frame.current?.contentWindow) return;
      const told = readHeight(data, BY);
      if (told !== undefined) setHeight(told);
      const line = readLine(data);
      if (line) setLines((known) => (known.length < MOST_LINES ? [...known, line] : known));
    }
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [frame, run]);
  return { height, lines, clear: () => setLines([]) };
}
