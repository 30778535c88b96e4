import { useId } from 'react';
import { Slider } from '../tool/Slider.tsx';
import type { Control } from './controls.ts';
import type { GalleryText } from './text.ts';

interface OptionFieldProps {
  control: Control;
  /** What has been set; `undefined`: the default holds. */
  value: unknown;
  text: GalleryText;
  onChange(value: unknown): void;
}

/** The field of one option, and a button that gives it its default back. */
export function OptionField(props: OptionFieldProps) {
  const { control, value, text, onChange } = props;
  const name = control.path.join('.');
  return (
    <div className="effect-option" data-kind={control.kind}>
      <Field {...props} name={name} />
      <button
        type="button"
        className="tool-button"
        aria-label={`${text.undo}: ${name}`}
        title={text.undo}
        disabled={value === undefined}
        onClick={() => onChange(undefined)}
      >
        ↺
      </button>
    </div>
  );
}

function Field({ control, value, text, name, onChange }: OptionFieldProps & { name: string }) {
  const id = useId();
  switch (control.kind) {
    case 'number': {
      const { min, max, step, allowed } = control;
      const number = (value ?? control.default) as number;
      return <Slider label={name} {...{ min, max, step, allowed, onChange }} value={number} />;
    }
    case 'switch':
      return (
        <label className="tool-switch">
          <input
            type="checkbox"
            checked={(value ?? control.default) as boolean}
            onChange={({ target }) => onChange(target.checked)}
          />
          {name}
        </label>
      );
    case 'choice':
      return (
        <div className="tool-field">
          <label htmlFor={id}>{name}</label>
          <select
            id={id}
            value={(value ?? control.default) as string}
            onChange={({ target }) => onChange(target.value)}
          >
            {control.choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        </div>
      );
    case 'color':
      return (
        <label className="tool-color">
          <input
            type="color"
            value={(value ?? control.default ?? '#888888') as string}
            onChange={({ target }) => onChange(target.value)}
          />
          {name}
          {value === undefined && !control.default && <small>{text.accent}</small>}
        </label>
      );
    case 'rgb':
      return (
        <label className="tool-color">
          <input
            type="color"
            value={hexOf((value ?? [1, 1, 1]) as number[])}
            onChange={({ target }) => onChange(partsOf(target.value))}
          />
          {name}
        </label>
      );
    case 'colors': {
      const colors = (value ?? control.default) as readonly string[];
      return (
        <fieldset className="tool-colors">
          <legend>{name}</legend>
          {colors.map((color, index) => (
            <input
              key={index}
              type="color"
              aria-label={`${name} ${index + 1}`}
              value={color}
              onChange={({ target }) => onChange(colors.with(index, target.value))}
            />
          ))}
        </fieldset>
      );
    }
    case 'range': {
      const range = (value ?? control.default) as readonly [number, number];
      return (
        <fieldset className="tool-range">
          <legend>{name}</legend>
          {([text.from, text.to] as const).map((label, index) => (
            <label key={label}>
              {label}
              <input
                type="number"
                step={control.step}
                value={range[index]}
                onChange={({ target }) =>
                  target.value !== '' && onChange(range.with(index, Number(target.value)))
                }
              />
            </label>
          ))}
        </fieldset>
      );
    }
  }
}

const hexOf = (parts: readonly number[]) =>
  `#${parts
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const partsOf = (hex: string) =>
  [1, 3, 5].map((start) => Math.round(Number.parseInt(hex.slice(start, start + 2), 16) / 2.55) / 100);
