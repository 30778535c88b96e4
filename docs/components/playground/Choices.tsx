import { useId, useState } from 'react';
import type { Kept } from './link.ts';
import { type SampleName, samplesIn } from './samples.ts';
import { playgroundText } from './text.ts';
import { keepInAddress } from './use-kept.ts';

interface ChoicesProps {
  kept: Kept | undefined;
  change(change: Partial<Kept>): void;
  lang: string;
}

/** The looks of the theme (`look` in its options). */
const LOOKS = ['paper', 'slate', 'celadon', 'ink'];

/** A text to begin with, two options of the theme, and the link. */
export function Choices({ kept, change, lang }: ChoicesProps) {
  const id = useId();
  const text = playgroundText(lang);
  const samples = samplesIn(lang);
  const sample = Object.entries(samples).find(([, source]) => source === kept?.source)?.[0] ?? '';
  return (
    <div className="playground-choices">
      <div className="tool-field">
        <label htmlFor={`${id}s`}>{text.sample}</label>
        <select
          id={`${id}s`}
          value={sample}
          onChange={({ target }) => change({ source: samples[target.value as SampleName] })}
        >
          {sample === '' && <option value="">…</option>}
          {Object.entries(text.samples).map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div className="tool-field">
        <label htmlFor={`${id}l`}>
          {text.look} <code>look</code>
        </label>
        <select
          id={`${id}l`}
          value={kept?.look ?? 'paper'}
          onChange={({ target }) => change({ look: target.value })}
        >
          {LOOKS.map((look) => (
            <option key={look}>{look}</option>
          ))}
        </select>
      </div>
      <div className="tool-field">
        <label htmlFor={`${id}a`}>
          {text.accent} <code>accent</code>
        </label>
        <input
          id={`${id}a`}
          type="text"
          value={kept?.accent ?? ''}
          placeholder="oklch(0.5 0.16 33)"
          onChange={({ target }) => change({ accent: target.value })}
        />
      </div>
      <CopyLink kept={kept} text={text} />
    </div>
  );
}

function CopyLink({ kept, text }: { kept: Kept | undefined; text: { copy: string; copied: string } }) {
  const [copied, setCopied] = useState<Kept>();
  async function copy() {
    if (!kept) return;
    const link = await keepInAddress(kept);
    // Without leave the link is in the address bar.
    await navigator.clipboard.writeText(link).then(
      () => setCopied(kept),
      () => {},
    );
  }
  return (
    <button type="button" className="tool-button" onClick={copy}>
      <span aria-live="polite">{copied === kept && kept ? text.copied : text.copy}</span>
    </button>
  );
}
