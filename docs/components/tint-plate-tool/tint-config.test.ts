import { heroEffects } from '@bifolio/theme/hero-effects';
import { expect, it } from 'vitest';
import { type Tint, type Tints, tintConfig, USUAL_TINTS } from './tint-config.ts';

const tint = (r: number, g: number, b: number, offset = 36): Tint => ({
  r: { value: r, offset },
  g: { value: g, offset },
  b: { value: b, offset },
});
const { light, dark } = USUAL_TINTS;

it.each<[Tints, unknown]>([
  [USUAL_TINTS, undefined],
  [{ light: tint(180, 180, 180), dark }, { light: 180 }],
  [{ light, dark: tint(20, 30, 40) }, { dark: '20,30,40' }],
  [{ light: tint(90, 90, 90), dark: tint(90, 90, 90) }, 90],
  [{ light: tint(1, 2, 3, 4), dark }, { light: tint(1, 2, 3, 4) }],
])('%j is written as short as can be, and read as the same', async (tints, config) => {
  expect(tintConfig(tints)).toEqual(config);
  const effect = await heroEffects['tint-plate']?.();
  expect(effect?.schema.parse(tintConfig(tints))).toEqual(effect?.schema.parse(tints));
});
