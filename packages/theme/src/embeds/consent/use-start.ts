import { type RefObject, useEffect, useRef } from 'react';
import type { Consent } from './use-consent.ts';

/** What a button calls that agrees; `target` gets the focus then, since the button that had it is gone. */
export function useStart({ isAgreed, agree }: Consent, target: RefObject<HTMLElement | null>): () => void {
  const isStarted = useRef(false);
  useEffect(() => {
    if (isAgreed && isStarted.current) target.current?.focus();
  }, [isAgreed, target]);
  return () => {
    isStarted.current = true;
    agree();
  };
}
