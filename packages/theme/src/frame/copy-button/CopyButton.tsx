'use client';

import { useEffect, useRef, useState } from 'react';
import { writeClipboard } from './write-clipboard.ts';

/** Hydrated by the first pointer, focus or key on it. */
export const hydrate = 'interaction';

export interface CopyButtonProps {
  /** What the button says, and what it says when it has copied. */
  label: string;
  done: string;
  /** What is copied. Without it, the HTML of the element that `from` selects, next to the button or around it. */
  text?: string;
  from?: string;
}

/** How long the button says that it has copied. */
const FEEDBACK_MS = 1500;

/** A small button that copies text or a part of the page. */
export function CopyButton({ label, done, text, from }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    const content = text ?? htmlOf(button.current, from);
    if (content === undefined) return;
    setCopied(await writeClipboard(content));
  }

  return (
    <button
      ref={button}
      type="button"
      className="copy-button"
      data-copied={copied || undefined}
      onClick={copy}
    >
      <span aria-live="polite">{copied ? done : label}</span>
    </button>
  );
}

/** The nearest match: in the closest element around the button that has one. */
function htmlOf(button: HTMLElement | null, selector: string | undefined): string | undefined {
  if (!selector) return undefined;
  return button?.closest(`:has(${selector})`)?.querySelector(selector)?.outerHTML;
}
