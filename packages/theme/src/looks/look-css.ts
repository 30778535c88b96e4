import type { MadeLook } from './make-look.ts';
import { NEUTRAL_CHROMAS } from './palette.ts';

/** What pages find of the site's look. */
export interface LookStyle {
  /** The style for their head; none for paper with its own accent. */
  lookCss?: string;
}

/** A look as a style for the head of every page, over the tokens of the style sheet; empty for paper with its own accent. */
export function lookCss({ palette, accents, isSans }: MadeLook, isPaper: boolean): string {
  const neutrals = isPaper ? [] : NEUTRAL_CHROMAS.map(([name]) => `--${name}:${palette.get(name)}`);
  const roles = accents
    ? (['ink', 'strong', 'soft', 'on'] as const).map(
        (role) => `${TOKENS[role]}:light-dark(${accents.light[role]},${accents.dark[role]})`,
      )
    : [];
  const tokens = [...neutrals, ...roles, ...(isSans ? ['--font-serif:var(--font-sans)'] : [])];
  // The order of layers first: whichever sheet a browser reads first fixes it.
  return tokens.length > 0 ? `@layer reset,code;@layer bifolio.tokens{html:root{${tokens.join(';')}}}` : '';
}

const TOKENS = {
  ink: '--accent',
  strong: '--accent-strong',
  soft: '--accent-soft',
  on: '--on-accent',
} as const;
