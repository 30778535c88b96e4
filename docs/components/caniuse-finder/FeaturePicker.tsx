import { type KeyboardEvent, useId, useState } from 'react';
import { findFeatures } from './find-features.ts';
import type { PackedFeature } from './packed-support.ts';
import type { FinderText } from './text.ts';

/** The `keyCode` of a key that an input method takes for itself, in Safari too. */
const INPUT_METHOD = 229;

interface FeaturePickerProps {
  /** Absent until they are loaded. */
  features?: readonly PackedFeature[];
  failed: boolean;
  text: FinderText;
  onPick(name: string): void;
}

/** A combobox (ARIA Authoring Practices): what one types is looked for, arrows choose, Enter takes. */
export function FeaturePicker({ features, failed, text, onPick }: FeaturePickerProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const found = features ? findFeatures(features, query) : [];
  const isShown = isOpen && found.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  function pick(feature: PackedFeature | undefined) {
    if (!feature) return;
    onPick(feature[0]);
    setQuery(feature[1]);
    setOpen(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.keyCode === INPUT_METHOD) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) {
      setActive(isShown ? (active + step + found.length) % found.length : 0);
      setOpen(true);
    } else if (event.key === 'Enter' && isShown) pick(found[active]);
    else if (event.key === 'Escape' && isShown) setOpen(false);
    else return;
    event.preventDefault();
  }

  return (
    <div className="tool-field caniuse-picker">
      <label htmlFor={`${id}-field`}>{text.feature}</label>
      <input
        id={`${id}-field`}
        type="text"
        role="combobox"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isShown ? optionId(active) : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={text.placeholder}
        value={query}
        onChange={({ target }) => {
          setQuery(target.value);
          setActive(0);
          setOpen(true);
        }}
        onClick={({ currentTarget }) => currentTarget.select()}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label={text.feature} hidden={!isShown}>
        {found.map((feature, index) => (
          <div
            key={feature[0]}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onMouseDown={(event) => {
              event.preventDefault(); // The field keeps the focus.
              pick(feature);
            }}
            onMouseMove={() => setActive(index)}
          >
            {feature[1]} <code>{feature[0]}</code>
          </div>
        ))}
      </div>
      <p role="status" className={found.length > 0 ? 'visually-hidden' : 'tool-hint'}>
        {statusOf()}
      </p>
    </div>
  );

  function statusOf(): string {
    if (failed) return text.failed;
    if (!query) return '';
    if (!features) return text.loading;
    if (found.length === 0) return text.none;
    return isShown ? text.found.replace('{count}', String(found.length)) : '';
  }
}
