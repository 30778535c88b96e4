import type { Appearance } from '../color/read-variables.ts';

export const CHANNELS = ['r', 'g', 'b'] as const;
type ChannelName = (typeof CHANNELS)[number];

/** The middle of a color channel, and how far it swings to either side. */
interface Channel {
  value: number;
  offset: number;
}
export type Tint = Readonly<Record<ChannelName, Channel>>;
export type Tints = Readonly<Record<Appearance, Tint>>;

const OFFSET = 36;
const even = (value: number): Tint => ({
  r: { value, offset: OFFSET },
  g: { value, offset: OFFSET },
  b: { value, offset: OFFSET },
});

/** What the effect shows when nothing is said. */
export const USUAL_TINTS: Tints = { light: even(200), dark: even(32) };

/** The shortest `effectConfig` that means these tints; `undefined` where none is needed. */
export function tintConfig(tints: Tints): unknown {
  const [light, dark] = (['light', 'dark'] as const).map((appearance) => {
    const tint = shortest(tints[appearance]);
    return JSON.stringify(tint) === JSON.stringify(shortest(USUAL_TINTS[appearance])) ? undefined : tint;
  });
  if (light === undefined && dark === undefined) return undefined;
  if (JSON.stringify(light) === JSON.stringify(dark)) return light;
  return { ...(light !== undefined && { light }), ...(dark !== undefined && { dark }) };
}

/** `180`, `'220,190,160'`, or each channel by itself. */
function shortest(tint: Tint): number | string | Tint {
  if (CHANNELS.some((name) => tint[name].offset !== OFFSET)) return tint;
  const values = CHANNELS.map((name) => tint[name].value);
  return new Set(values).size === 1 ? (values[0] ?? 0) : values.join(',');
}
