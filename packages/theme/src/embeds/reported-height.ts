import { type RefObject, useEffect, useState } from 'react';

/** What a frame says when it tells its height: `{ type, payload: { ...match, height } }`. */
export interface ReportedBy {
  type: string;
  match: Readonly<Record<string, string>>;
}

/** CSS pixels. A frame that says less hides what it shows, one that says more pushes the page away. */
const LEAST = 40;
const MOST = 2000;

/** The height in a message that a frame of this kind sent; `undefined` when it is none. JSON will do too. */
export function readHeight(data: unknown, { type, match }: ReportedBy): number | undefined {
  const message = record(typeof data === 'string' ? parse(data) : data);
  const payload = record(message?.payload);
  if (message?.type !== type || typeof payload?.height !== 'number' || !Number.isFinite(payload.height))
    return;
  if (Object.entries(match).some(([name, value]) => payload[name] !== value)) return;
  return Math.min(MOST, Math.max(LEAST, Math.ceil(payload.height)));
}

/** The height that the frame of this origin has told; `undefined` before, and for frames that tell none. */
export function useReportedHeight(
  frame: RefObject<HTMLIFrameElement | null>,
  { src, by }: { src: string; by?: ReportedBy },
): number | undefined {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    if (!by) return;
    const { origin } = new URL(src);
    function onMessage(event: MessageEvent) {
      if (event.origin !== origin || !by || event.source !== frame.current?.contentWindow) return;
      const told = readHeight(event.data, by);
      if (told !== undefined) setHeight(told);
    }
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [frame, src, by]);
  return height;
}

const record = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
