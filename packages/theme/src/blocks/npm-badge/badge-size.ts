import { BADGE_TYPES, type BadgeType } from './badge-types.ts';

interface BadgeLook {
  type: BadgeType;
  /** Package, or repository. */
  name: string;
  theme?: string;
  label?: string;
}

/** What badge servers draw around two texts, and for each character of them, in pixels. */
const FLAT = { height: 20, around: 20, each: 6.3 };
const LOOKS: Record<string, typeof FLAT> = {
  plastic: { ...FLAT, height: 18 },
  'for-the-badge': { height: 28, around: 42, each: 7.5 },
  social: { ...FLAT, around: 34 },
};
const LOGO = 17;

/** About the size a badge will have: room for it is kept before it comes, and nobody knows what it will say. */
export function badgeSize({ type, name, theme = 'flat', label = BADGE_TYPES[type].label }: BadgeLook) {
  const { height, around, each } = LOOKS[theme] ?? FLAT;
  const value = type === 'source' ? name.split('/').at(-1) : BADGE_TYPES[type].typical;
  const logo = type === 'source' ? LOGO : 0;
  // Chinese is twice as wide.
  const { length } = `${label}${value}`.replace(/\P{ASCII}/gu, '--');
  return { width: Math.round(around + logo + each * length), height };
}
