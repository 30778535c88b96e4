import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Answered } from '../../playground/messages.ts';
import type { Kept } from './link.ts';
import { type PageWorker, startWorker } from './start-worker.ts';

/** How the page stands: being made for the first time, made, or why there is none. */
export type PageState = 'loading' | 'shown' | 'failed' | 'slow';

/** How long nobody has typed before a text is rendered. */
const REST_MS = 120;

/** Renders what is typed into the frame, and tells what is wrong with it. */
export function usePage(frame: RefObject<HTMLIFrameElement | null>, lang: string, kept: Kept | undefined) {
  const [state, setState] = useState<PageState>('loading');
  const [problems, setProblems] = useState<Answered['problems']>([]);
  const worker = useRef<PageWorker>(undefined);
  const page = useRef<Pick<Answered, 'html' | 'css'>>(undefined);

  useEffect(() => {
    const show = () => {
      if (page.current) frame.current?.contentWindow?.postMessage(page.current, location.origin);
    };
    const onReady = ({ source, data }: MessageEvent<{ ready?: boolean }>) => {
      if (source === frame.current?.contentWindow && data.ready) show();
    };
    addEventListener('message', onReady);
    worker.current = startWorker({
      onAnswer(answer) {
        const { html, css } = answer;
        if (html !== undefined) page.current = { html, css };
        setProblems(answer.problems);
        setState('shown');
        show();
      },
      onFailure: setState,
    });
    return () => {
      removeEventListener('message', onReady);
      worker.current?.end();
    };
  }, [frame]);

  useEffect(() => {
    if (!kept) return;
    const timer = setTimeout(() => worker.current?.ask({ ...kept, lang }), REST_MS);
    return () => clearTimeout(timer);
  }, [kept, lang]);

  return { state, problems };
}
