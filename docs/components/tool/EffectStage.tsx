import { type HeroEffect, heroEffects } from '@bifolio/theme/hero-effects';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import './style.css';

interface EffectStageProps {
  /** Name of the effect. */
  effect: string;
  config: unknown;
  /** The words above it. */
  children: ReactNode;
  /** Shown until the first effect is there. */
  fallback: ReactNode;
  /** Which appearance its words have. @default that of the page */
  appearance?: 'light' | 'dark';
}

/** An effect with words above it, as a `hero` shows it. What the effect cannot draw is not shown: it stays as it was. */
export function EffectStage({ effect, config, children, fallback, appearance }: EffectStageProps) {
  const loaded = useLoadedEffect(effect);
  const [options, setOptions] = useState<{ of: HeroEffect; value: object }>();
  const read = loaded?.schema.safeParse(config);
  const next = read?.success ? JSON.stringify(read.data) : undefined;
  useEffect(() => {
    if (loaded && next) setOptions({ of: loaded, value: JSON.parse(next) });
  }, [loaded, next]);
  if (!options) return fallback;
  const Effect = options.of.Component as ComponentType<object>;
  return (
    <div className="home-block effect-stage" data-appearance={appearance}>
      <div className="home-backdrop" data-ground={options.of.isDark ? 'dark' : undefined} aria-hidden="true">
        <Effect {...options.value} />
      </div>
      <div className="home-hero" data-plain>
        <div className="home-hero-words">{children}</div>
      </div>
    </div>
  );
}

/** The effect of that name, as soon as it has been fetched. */
function useLoadedEffect(name: string): HeroEffect | undefined {
  const [effect, setEffect] = useState<HeroEffect>();
  useEffect(() => {
    let isWanted = true;
    heroEffects[name]?.().then((loaded) => isWanted && setEffect(loaded));
    return () => {
      isWanted = false;
    };
  }, [name]);
  return effect;
}
