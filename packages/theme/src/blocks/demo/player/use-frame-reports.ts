import { type RefObject, useEffect, useState } from 'react';
import { isBelowScreen } from '../../../charts/drawing/is-below-screen.ts';
import { readHeight } from '../../../embeds/reported-height.ts';

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
  const level = LEVELS.find((one) => one === payload.level);
  return level === undefined ? undefined : { level, text: payload.text.slice(0, LONGEST_LINE) };
}

interface Watched {
  frame: RefObject<HTMLIFrameElement | null>;
  stage: RefObject<HTMLElement | null>;
  /** Each is a frame of its own. */
  run: number;
  /** Whether the reader has asked for what happens, so that the page may move. */
  isFree: boolean;
}

/**
 * What a sandboxed frame tells, for each `run` of it anew. Only the frame itself is heard. `kept` is the height of its stage in pixels
 * while a reader is looking at it, who would see the page move.
 */
export function useFrameReports({ frame, stage, run, isFree }: Watched) {
  const [{ height, kept }, setPlace] = useState<{ height?: number; kept?: number }>({});
  const [lines, setLines] = useState<readonly ConsoleLine[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each run is a frame of its own
  useEffect(() => {
    const mayMove = (shown: HTMLElement) =>
      isFree || isBelowScreen(shown) || document.activeElement === frame.current;
    function onMessage({ origin, source, data }: MessageEvent) {
      // The origin of a sandbox is none.
      if (origin !== 'null' || source === null || source !== frame.current?.contentWindow) return;
      const shown = stage.current;
      const told = readHeight(data, BY);
      const line = readLine(data);
      if (!shown || (told === undefined && !line)) return;
      const now = mayMove(shown) ? undefined : shown.offsetHeight;
      setPlace((last) => ({ height: told ?? last.height, kept: now }));
      if (line) setLines((known) => (known.length < MOST_LINES ? [...known, line] : known));
    }
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [frame, stage, run, isFree]);
  return {
    height,
    kept: isFree ? undefined : kept,
    lines,
    clear: () => setLines([]),
  };
}
