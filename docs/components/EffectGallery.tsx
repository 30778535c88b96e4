'use client';
import { heroEffects } from '@bifolio/theme/hero-effects';
import { useLang } from 'bifolio/client';
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { Control } from './effect-gallery/controls.ts';
import { OptionField } from './effect-gallery/OptionField.tsx';
import { galleryText } from './effect-gallery/text.ts';
import { type Config, optionIn, withOption } from './effect-gallery/with-option.ts';
import { CopyBox } from './tool/CopyBox.tsx';
import { EffectStage } from './tool/EffectStage.tsx';
import { effectYaml } from './tool/effect-yaml.ts';
import { Tool } from './tool/Tool.tsx';
import './effect-gallery/style.css';

/** `tint-plate` has a tool of its own. */
const NAMES = Object.keys(heroEffects).filter((name) => name !== 'tint-plate');

/** All effects, each with all its options. The block in it is what one sees first: the first effect. */
export function EffectGallery({ first, children }: { first: string; children: ReactNode }) {
  const text = galleryText(useLang());
  const [name, setName] = useState(first);
  const [configs, setConfigs] = useState<Readonly<Record<string, Config>>>({});
  const controls = useControls(name);
  const config = configs[name] ?? {};
  const set = (next: Config) => setConfigs({ ...configs, [name]: next });
  return (
    <Tool>
      <NamePicker value={name} onChange={setName} />
      <EffectStage effect={name} config={config} fallback={children}>
        <p className="home-hero-name">{name}</p>
        <p className="home-hero-tagline">{text.tagline}</p>
      </EffectStage>
      <fieldset className="effect-options">
        <legend>{text.options.replace('{name}', name)}</legend>
        {controls?.map((control) => (
          <OptionField
            key={`${name} ${control.path.join('.')}`}
            control={control}
            value={optionIn(config, control.path)}
            text={text}
            onChange={(value) => set(withOption(config, control.path, value))}
          />
        )) ?? <p className="tool-hint">{text.loading}</p>}
      </fieldset>
      <CopyBox label={text.yaml} code={effectYaml(name, config)} text={text} />
      <button
        type="button"
        className="tool-button"
        disabled={Object.keys(config).length === 0}
        onClick={() => set({})}
      >
        {text.reset}
      </button>
    </Tool>
  );
}

function NamePicker({ value, onChange }: { value: string; onChange(name: string): void }) {
  const text = galleryText(useLang());
  const group = useId();
  return (
    <fieldset className="tool-choice">
      <legend>{text.effect}</legend>
      {NAMES.map((name) => (
        <label key={name}>
          <input type="radio" name={group} checked={name === value} onChange={() => onChange(name)} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

/** The controls of an effect, as soon as its schema has been fetched. */
function useControls(name: string): readonly Control[] | undefined {
  const [found, setFound] = useState<{ name: string; controls: readonly Control[] }>();
  useEffect(() => {
    let isWanted = true;
    // What reads schemas is heavy, so it comes with the first of them.
    Promise.all([heroEffects[name]?.(), import('./effect-gallery/controls.ts')]).then(
      ([effect, { controlsOf }]) =>
        isWanted && effect && setFound({ name, controls: controlsOf(effect.schema) }),
    );
    return () => {
      isWanted = false;
    };
  }, [name]);
  return found?.name === name ? found.controls : undefined;
}
