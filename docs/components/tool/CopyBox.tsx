import { useEffect, useId, useRef, useState } from 'react';
import './style.css';

interface CopyBoxProps {
  /** What the code is for. */
  label: string;
  code: string;
  text: { copy: string; copied: string };
}

/** How long the button says that it has copied. */
const FEEDBACK_MS = 2000;

/** Code that a tool has made, and a button that copies it. */
export function CopyBox({ label, code, text }: CopyBoxProps) {
  const id = useId();
  const shown = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState<string>();
  useEffect(() => {
    if (copied === undefined) return;
    const timer = setTimeout(() => setCopied(undefined), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(code);
    } catch {
      // Not allowed, or no TLS: the reader copies what is selected.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
    }
  }

  return (
    <section className="tool-copy" aria-labelledby={id}>
      <div>
        <span id={id}>{label}</span>
        <button type="button" className="tool-button" onClick={copy}>
          <span aria-live="polite">{copied === code ? text.copied : text.copy}</span>
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <pre tabIndex={0}>
        <code ref={shown}>{code}</code>
      </pre>
    </section>
  );
}
