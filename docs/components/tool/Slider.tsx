import { useId, useState } from 'react';
import './style.css';

interface SliderProps {
  label: string;
  value: number;
  /** @default 0 */
  min?: number;
  max: number;
  /** @default 1 */
  step?: number;
  /** What may be typed, where that is more than the range shows. @default min and max */
  allowed?: readonly [least: number, most: number];
  onChange(value: number): void;
}

/** A named range, and a field with its number, which can be typed as well. */
export function Slider({
  label,
  value,
  min = 0,
  max,
  step = 1,
  allowed = [min, max],
  onChange,
}: SliderProps) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const [least, most] = allowed;

  function type(text: string) {
    setDraft(text);
    const number = text.trim() === '' ? Number.NaN : Number(text);
    if (number >= least && number <= most) onChange(number);
  }

  return (
    <div className="tool-slider">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        {...{ min, max, step, value }}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <input
        type="text"
        inputMode="decimal"
        aria-label={label}
        value={draft ?? String(value)}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setDraft(undefined)}
      />
    </div>
  );
}
