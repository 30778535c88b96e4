import { z } from '../zod.ts';

/** One colour channel: its middle, and how far it swings to either side. */
const channel = z.strictObject({ value: z.number().min(0).max(255), offset: z.number().min(0).max(255) });

const tripleText = z
  .string()
  .regex(/^\s*\d{1,3}\s*(?:,\s*\d{1,3}\s*){2}$/, 'Expected three numbers: 200,180,160');

/** One number for all channels, `r,g,b`, or each channel by itself. */
const plate = z.union([
  z.number().min(0).max(255),
  tripleText,
  z.strictObject({ r: channel, g: channel, b: channel }),
]);

const either = z.union([plate, z.strictObject({ rgb: plate })]);
const pair = <T extends z.ZodType>(of: T) => z.strictObject({ light: of.optional(), dark: of.optional() });

export type Channel = z.infer<typeof channel>;

/** Red, green, blue. */
export type Tint = readonly [Channel, Channel, Channel];

/** What the island gets. */
export interface TintPlateProps {
  light: Tint;
  dark: Tint;
}

const OFFSET = 36;
const LIGHT = 200;
const DARK = 32;

/** `effectConfig` of tint-plate in any of its forms; what is not given is 200 ± 36 in light and 32 ± 36 in dark. */
export const tintPlateSchema: z.ZodType<TintPlateProps> = z
  .union([either, pair(either), z.strictObject({ rgb: pair(plate) })])
  .optional()
  .transform((config = {}) => {
    const { light, dark } = appearances(config);
    return { light: tintOf(light ?? LIGHT), dark: tintOf(dark ?? DARK) };
  });

type Plate = z.infer<typeof plate>;
type Either = z.infer<typeof either>;
type Pair = { light?: Either; dark?: Either };

function appearances(config: Either | Pair | { rgb: Pair }): Pair {
  if (typeof config !== 'object' || 'r' in config) return { light: config, dark: config };
  return 'rgb' in config ? appearances(config.rgb) : config;
}

function tintOf(either: Either): Tint {
  if (typeof either === 'object' && 'rgb' in either) return tintOf(either.rgb);
  return channelsOf(either);
}

function channelsOf(value: Plate): Tint {
  if (typeof value === 'object') return [value.r, value.g, value.b];
  const [r = 0, g = r, b = r] = typeof value === 'number' ? [value] : value.split(',').map(Number);
  return [swing(r), swing(g), swing(b)];
}

const swing = (value: number): Channel => ({ value, offset: OFFSET });

/** Whether nobody has chosen colors: the plate then makes those of the theme lighter and darker. */
export const isUsual = ({ light, dark }: TintPlateProps) => isGray(light, LIGHT) && isGray(dark, DARK);

const isGray = (tint: Tint, gray: number) =>
  tint.every(({ value, offset }) => value === gray && offset === OFFSET);
