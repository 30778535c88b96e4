'use client';

import { useEffect, useRef, useState } from 'react';

/** Hydrated by the first pointer, focus or key on it. */
export const hydrate = 'interaction';

export interface CopyButtonProps {
  /** What the button says, and what it says when it has copied. */
  label: string;
  done: string;
  /** What is copied. Without it, the HTML of the element that `from` selects in the block around the button. */
  text?: string;
  from?: string;
}

/** How long the button says that it has copied, in milliseconds. */
const FEEDBACK = 1500;

/** A small button that copies text or a part of the page. */
export function CopyButton({ label, done, text, from }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), FEEDBACK);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    const block = button.current?.closest('[class^="block-"]');
    const content = text ?? (from && block?.querySelector(from)?.outerHTML);
    if (content === undefined) return;
    await navigator.clipboard.writeText(content);
    setCopied(true);
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
