import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Draw, Drawing } from '../types.ts';
import { isBelowScreen } from './is-below-screen.ts';
import { watchDark } from './watch-dark.ts';

/** Heights in CSS pixels that a chart may take by itself. */
const LEAST = 120;
const MOST = 800;

interface State {
  drawing?: Drawing;
  /** Why it cannot be drawn. */
  error?: string;
}

/** Draws into `pictures`, and again when the page turns dark or light; the old picture stays until the new one is there. */
export function useDrawing(draw: Draw, stage: RefObject<HTMLElement | null>) {
  const pictures = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>({});

  useEffect(() => {
    const container = pictures.current;
    if (!container) return;
    let stopped = new AbortController();
    let removeLast: (() => void) | undefined;

    async function show(isDark: boolean, { signal }: AbortController) {
      const element = document.createElement('div');
      element.className = 'chart-picture';
      container?.append(element);
      const result: State = await draw({ element, isDark, signal }).then(
        (drawing) => ({ drawing }),
        (error: unknown) => ({ error: messageOf(error) }),
      );
      const remove = () => {
        result.drawing?.dispose?.();
        element.remove();
      };
      if (signal.aborted) return remove();
      removeLast?.();
      removeLast = remove;
      if (result.error) remove();
      fitHeight(stage.current, result.drawing?.height);
      setState(result);
    }

    const unwatch = watchDark((isDark) => {
      stopped.abort();
      stopped = new AbortController();
      void show(isDark, stopped);
    });
    return () => {
      unwatch();
      stopped.abort();
      removeLast?.();
    };
  }, [draw, stage]);

  return { pictures, ...state };
}

/** A chart that nobody has seen yet takes the height it needs; one on the screen keeps its place. */
function fitHeight(stage: HTMLElement | null, height: number | undefined) {
  if (!stage || !height || !isBelowScreen(stage)) return;
  stage.style.height = `${Math.min(MOST, Math.max(LEAST, Math.ceil(height)))}px`;
}

/** Errors of frames are of another realm. */
const messageOf = (error: unknown): string =>
  typeof error === 'object' && error && 'message' in error ? String(error.message) : String(error);
