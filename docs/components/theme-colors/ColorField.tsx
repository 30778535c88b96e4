import { useLang } from 'bifolio/client';
import { useState } from 'react';
import { contrast } from '../color/contrast.ts';
import type { Appearance } from '../color/read-variables.ts';
import type { ThemeColor } from './groups.ts';
import { themeColorsText } from './text.ts';
import { useThemeColors } from './use-theme-colors.ts';

interface ColorFieldProps {
  color: ThemeColor;
  appearance: Appearance;
}

/** WCAG 2, text of usual size. */
const ENOUGH = 4.5;

/** A color as a dot to choose from and as a number to type, with its contrast. */
export function ColorField({ color: { name, against }, appearance }: ColorFieldProps) {
  const text = themeColorsText(useLang());
  const { shown, isChosen, choose } = useThemeColors();
  const [draft, setDraft] = useState<string>();
  const { [name]: value = '', [against]: other = '' } = shown[appearance];
  const label = `${text.colors[name]}, ${text[appearance]}`;

  function type(typed: string) {
    setDraft(typed);
    const color = asHex(typed);
    if (color) choose(appearance, name, color);
  }

  return (
    <div className="theme-color" data-chosen={isChosen(appearance, name) || undefined}>
      <input
        type="color"
        aria-label={label}
        value={value || '#000000'}
        onChange={({ target }) => choose(appearance, name, target.value)}
      />
      <input
        type="text"
        aria-label={`${label}, ${text.hex}`}
        aria-invalid={draft !== undefined && !asHex(draft)}
        spellCheck={false}
        autoComplete="off"
        value={draft ?? value}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setDraft(undefined)}
      />
      {value && other && (
        <Contrast ratio={contrast(value, other)} against={text.colors[against] ?? against} />
      )}
      {isChosen(appearance, name) && (
        <button
          type="button"
          className="tool-button"
          aria-label={`${text.undo}: ${label}`}
          title={text.undo}
          onClick={() => choose(appearance, name, undefined)}
        >
          ↺
        </button>
      )}
    </div>
  );
}

function Contrast({ ratio, against }: { ratio: number; against: string }) {
  const text = themeColorsText(useLang());
  const isLow = ratio < ENOUGH;
  return (
    <span
      className="theme-color-contrast"
      data-low={isLow || undefined}
      title={text.contrast.replace('{name}', against)}
    >
      <span className="visually-hidden">{text.contrast.replace('{name}', against)}: </span>
      {(Math.floor(ratio * 10) / 10).toFixed(1)}
      {isLow && <b> {text.low}</b>}
    </span>
  );
}

/** `#rrggbb` of `abc`, `#abc` or `#aabbcc`. */
function asHex(typed: string): string | undefined {
  const [, digits = ''] = /^\s*#?([\da-f]{6}|[\da-f]{3})\s*$/i.exec(typed) ?? [];
  if (!digits) return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase();
}
