import { expect, it } from 'vitest';
import { isUsual, tintPlateSchema } from './options.ts';

const swing = (value: number, offset = 36) => ({ value, offset });
const grey = (value: number) => [swing(value), swing(value), swing(value)];

it('swings 36 around 200 in light and around 32 in dark when nothing is said', () => {
  expect(tintPlateSchema.parse(undefined)).toEqual({ light: grey(200), dark: grey(32) });
  expect(tintPlateSchema.parse({})).toEqual({ light: grey(200), dark: grey(32) });
});

it('leaves the colors to the theme where nothing is said', () => {
  expect(isUsual(tintPlateSchema.parse(undefined))).toBe(true);
  expect(isUsual(tintPlateSchema.parse(200))).toBe(false);
});

it.each([120, { rgb: 120 }, '120,120,120', { rgb: '120, 120, 120' }])(
  'reads %j as one tint for both appearances',
  (config) => {
    expect(tintPlateSchema.parse(config)).toEqual({ light: grey(120), dark: grey(120) });
  },
);

it('reads channels with their own offsets', () => {
  const channels = { r: swing(220, 10), g: swing(180, 40), b: swing(150, 20) };
  const tint = [swing(220, 10), swing(180, 40), swing(150, 20)];
  expect(tintPlateSchema.parse(channels)).toEqual({ light: tint, dark: tint });
});

it.each([
  { light: 190, dark: '20,30,40' },
  { rgb: { light: 190, dark: '20,30,40' } },
  { light: { rgb: 190 }, dark: { rgb: '20,30,40' } },
])('reads %j as one tint for each appearance', (config) => {
  expect(tintPlateSchema.parse(config)).toEqual({
    light: grey(190),
    dark: [swing(20), swing(30), swing(40)],
  });
});

it('keeps the default of the appearance that is not named', () => {
  expect(tintPlateSchema.parse({ light: 150 })).toEqual({ light: grey(150), dark: grey(32) });
});

it.each([300, 'red', { r: 1 }, { tint: 3 }])('refuses %j', (config) => {
  expect(tintPlateSchema.safeParse(config).success).toBe(false);
});
