'use client';
import { useDarkMode, useLang } from 'bifolio/client';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { APPEARANCES, type Appearance, readVariables } from './color/read-variables.ts';
import { tintText } from './tint-plate-tool/text.ts';
import { CHANNELS, type Tint, type Tints, tintConfig, USUAL_TINTS } from './tint-plate-tool/tint-config.ts';
import { wordsContrast } from './tint-plate-tool/words-contrast.ts';
import { CopyBox } from './tool/CopyBox.tsx';
import { EffectStage } from './tool/EffectStage.tsx';
import { effectYaml } from './tool/effect-yaml.ts';
import { Slider } from './tool/Slider.tsx';
import { Tool } from './tool/Tool.tsx';

/** The middle and range of each channel of `tint-plate`, in either appearance. The block in it is what one sees first. */
export function TintPlateTool({ children }: { children: ReactNode }) {
  const text = tintText(useLang());
  const { isDark } = useDarkMode();
  const [picked, setPicked] = useState<Appearance>();
  const [tints, setTints] = useState<Tints>(USUAL_TINTS);
  const appearance = picked ?? (isDark ? 'dark' : 'light');
  const tint = tints[appearance];
  return (
    <Tool>
      <EffectStage effect="tint-plate" config={tint} appearance={appearance} fallback={children}>
        <p className="home-hero-name">{text.name}</p>
        <p className="home-hero-tagline">{text.tagline}</p>
      </EffectStage>
      <AppearancePicker value={appearance} onChange={setPicked} />
      <div className="tool-grid">
        {CHANNELS.map((name) => (
          <fieldset key={name}>
            <legend>{text.channels[name]}</legend>
            {(['value', 'offset'] as const).map((part) => (
              <Slider
                key={part}
                label={text[part]}
                value={tint[name][part]}
                max={part === 'value' ? 255 : 128}
                allowed={[0, 255]}
                onChange={(number) =>
                  setTints({
                    ...tints,
                    [appearance]: { ...tint, [name]: { ...tint[name], [part]: Math.round(number) } },
                  })
                }
              />
            ))}
          </fieldset>
        ))}
      </div>
      <WordsContrast tint={tint} appearance={appearance} />
      <CopyBox label={text.yaml} code={effectYaml('tint-plate', tintConfig(tints))} text={text} />
      <button
        type="button"
        className="tool-button"
        disabled={tints === USUAL_TINTS}
        onClick={() => setTints(USUAL_TINTS)}
      >
        {text.reset}
      </button>
    </Tool>
  );
}

function AppearancePicker({ value, onChange }: { value: Appearance; onChange(value: Appearance): void }) {
  const text = tintText(useLang());
  const name = useId();
  return (
    <fieldset className="tool-choice">
      <legend>{text.appearance}</legend>
      {APPEARANCES.map((appearance) => (
        <label key={appearance}>
          <input
            type="radio"
            name={name}
            checked={appearance === value}
            onChange={() => onChange(appearance)}
          />
          {text[appearance]}
        </label>
      ))}
    </fieldset>
  );
}

function WordsContrast({ tint, appearance }: { tint: Tint; appearance: Appearance }) {
  const text = tintText(useLang());
  const [ink, setInk] = useState<string>();
  useEffect(() => setInk(readVariables(['--text'], appearance)['--text']), [appearance]);
  if (!ink) return null;
  const ratio = wordsContrast(ink, tint, appearance);
  return (
    <p className="tool-hint" data-low={ratio < 4.5 || undefined}>
      {text.contrast.replace('{ratio}', (Math.floor(ratio * 10) / 10).toFixed(1))}
      {ratio < 4.5 && ` ${text.low}`}
    </p>
  );
}
