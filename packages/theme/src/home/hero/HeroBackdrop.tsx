import type { ReactNode } from 'react';
import { effectTypes } from '../../hero-effects/effect-types.ts';
import { Backdrop } from '../Backdrop.tsx';
import { isGradient } from '../gradient-image.ts';

export interface HeroBackdropProps {
  effect: string;
  effectConfig?: unknown;
  filter?: string;
  /** For errors: `config[0]`. */
  where: string;
}

/** What is behind a hero's words: one of `hero-effects/`, a picture or a gradient. */
export function HeroBackdrop({ effect, effectConfig, filter, where }: HeroBackdropProps) {
  const type = effectTypes.get(effect);
  if (!type && !isGradient(effect) && !isPicture(effect)) throw unknownEffect(effect, where);
  return (
    <div className="home-backdrop" data-effect={type ? effect : undefined} aria-hidden="true">
      <Filtered filter={filter}>
        {type ? type.element(effectConfig, `${where}.effectConfig`) : <Backdrop image={effect} eager />}
      </Filtered>
    </div>
  );
}

/** An SVG element takes a filter as an attribute, which a strict policy allows; an HTML element would need a style. */
function Filtered({ filter, children }: { filter?: string; children: ReactNode }) {
  if (!filter) return children;
  return (
    <svg className="home-filter" filter={filter} aria-hidden="true">
      <foreignObject width="100%" height="100%">
        {children}
      </foreignObject>
    </svg>
  );
}

const isPicture = (effect: string) => /^(?:\.{0,2}\/|https?:|data:image\/)/.test(effect);

const unknownEffect = (effect: string, where: string) =>
  new Error(
    `Home page: ${where}.effect has the unknown effect "${effect}". ` +
      `Use one of: ${[...effectTypes.keys()].join(', ')}; a picture's address; a CSS gradient.`,
  );
