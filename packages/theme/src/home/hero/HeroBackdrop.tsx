import { useReport } from 'bifolio/client';
import type { ComponentType, ReactNode } from 'react';
import { isImageAddress } from '../../addresses/picture.ts';
import { DEFAULT_EFFECT, effectTypes } from '../../hero-effects/effect-types.ts';
import type { HeroEffect } from '../../hero-effects/hero-effect.tsx';
import { checked, checkFields, optionOf } from '../check-fields.ts';
import { isGradient } from '../gradient-image.ts';
import { Backdrop } from '../parts/Backdrop.tsx';

export interface HeroBackdropProps {
  effect: string;
  effectConfig?: unknown;
  filter?: string;
  /** For errors: `config[0]`. */
  where: string;
}

/** What is behind a hero's words: one of `hero-effects/`, a picture or a gradient. The default for an effect that nobody has. */
export function HeroBackdrop({ effect, effectConfig, filter, where }: HeroBackdropProps) {
  const report = useReport();
  const isKnown = effectTypes.has(effect) || isGradient(effect) || isImageAddress(effect);
  if (!isKnown) {
    if (!report) throw new Error(`Home page: ${where}.effect has the unknown effect "${effect}". ${known()}`);
    report({
      severity: 'warning',
      code: 'home-block',
      message: `Unknown hero effect "${effect}", so ${DEFAULT_EFFECT} is shown.`,
      hint: known(),
      option: [...optionOf(where), 'effect'],
    });
  }
  const shown = isKnown ? effect : DEFAULT_EFFECT;
  const type = effectTypes.get(shown);
  const draw = ({ schema, Component }: HeroEffect) => {
    const Effect = Component as ComponentType<object>;
    const config = isKnown ? effectConfig : undefined;
    const options = checked(
      report,
      () => checkFields(schema, config, { where: `${where}.effectConfig` }, report),
      () => schema.parse(undefined),
    );
    return <Effect {...options} />;
  };
  return (
    <div
      className="home-backdrop"
      data-effect={type ? shown : undefined}
      data-ground={type?.isDark ? 'dark' : undefined}
      aria-hidden="true"
    >
      <Filtered filter={filter}>{type ? draw(type) : <Backdrop image={shown} eager />}</Filtered>
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

const known = () => `Use one of: ${[...effectTypes.keys()].join(', ')}; a picture's address; a CSS gradient.`;
