'use client';

import { useEffect, useRef, useState } from 'react';
import { fetchText } from './fetch-text.ts';
import { writeClipboard } from './write-clipboard.ts';

/** Hydrated by the first pointer, focus or key on it. */
export const hydrate = 'interaction';

export interface CopyButtonProps {
  /** What the button says, and what it says when it has copied. */
  label: string;
  done: string;
  /** What it says when it could not. @default what it always says */
  failed?: string;
  /** What is copied. Without it, the file at `address`. */
  text?: string;
  /** Path of a text file of the site. Without it, the HTML of the element that `from` selects, next to the button or around it. */
  address?: string;
  from?: string;
}

/** How long the button says what came of it. */
const FEEDBACK_MS = 1500;

/** A small button that copies text, a file or a part of the page. */
export function CopyButton({ label, done, failed = label, text, address, from }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    const content = text ?? (address ? await fetchText(address) : htmlOf(button.current, from));
    const isCopied = content !== undefined && (await writeClipboard(content));
    setOutcome(isCopied ? 'copied' : 'failed');
  }

  return (
    <button
      ref={button}
      type="button"
      className="copy-button"
      data-copied={outcome === 'copied' || undefined}
      onClick={copy}
    >
      <span aria-live="polite">{outcome ? { copied: done, failed }[outcome] : label}</span>
    </button>
  );
}

/** The nearest match: in the closest element around the button that has one. */
function htmlOf(button: HTMLElement | null, selector: string | undefined): string | undefined {
  if (!selector) return undefined;
  return button?.closest(`:has(${selector})`)?.querySelector(selector)?.outerHTML;
}
