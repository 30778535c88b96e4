import { expect, it } from 'vitest';
import { beamsSchema } from './beams/options.ts';
import { darkVeilSchema } from './dark-veil/options.ts';
import { dotGridSchema } from './dot-grid/options.ts';
import { effectTypes } from './effect-types.ts';
import { HYPER_SPEED_DEFAULTS } from './hyper-speed/defaults.ts';
import { HyperSpeed } from './hyper-speed/island.tsx';
import { hyperSpeedSchema } from './hyper-speed/options.ts';
import { iridescenceSchema } from './iridescence/options.ts';
import { lightningSchema } from './lightning/options.ts';
import { LIQUID_ETHER_DEFAULTS } from './liquid-ether/defaults.ts';
import { LiquidEther } from './liquid-ether/island.tsx';
import { liquidEtherSchema } from './liquid-ether/options.ts';
import { orbSchema } from './orb/options.ts';
import { pixelBlastSchema } from './pixel-blast/options.ts';
import { prismSchema } from './prism/options.ts';
import { colorSchema } from './webgl/color-schema.ts';
import { rgbOf } from './webgl/colors.ts';

it('has the eleven effects that authors know', () => {
  expect([...effectTypes.keys()].sort()).toEqual([
    'beams',
    'dark-veil',
    'dot-grid',
    'hyper-speed',
    'iridescence',
    'lightning',
    'liquid-ether',
    'orb',
    'pixel-blast',
    'prism',
    'tint-plate',
  ]);
});

it.each([
  [lightningSchema, { hue: 255, xOffset: 0, speed: 1, intensity: 1, size: 1 }],
  [orbSchema, { hue: 0, hoverIntensity: 0.2, rotateOnHover: true, forceHoverState: false }],
  [iridescenceSchema, { color: { light: [1, 1, 1], dark: [0.5, 0.5, 0.5] }, speed: 1, amplitude: 0.1 }],
  [darkVeilSchema, { hueShift: 0, noiseIntensity: 0, speed: 0.5, warpAmount: 0, resolutionScale: 1 }],
  [
    beamsSchema,
    { beamWidth: 2, beamHeight: 15, beamNumber: 12, lightColor: '#ffffff', speed: 2, scale: 0.2 },
  ],
  [prismSchema, { height: 3.5, baseWidth: 5.5, animationType: 'rotate', scale: 3.6, inertia: 0.05 }],
  [pixelBlastSchema, { variant: 'square', pixelSize: 4, color: '', enableRipples: true, edgeFade: 0.5 }],
  [dotGridSchema, { dotSize: 5, gap: 15, proximity: 120, shockRadius: 250, returnDuration: 1.5 }],
  [liquidEtherSchema, { mouseForce: 20, cursorSize: 100, dt: 0.014, BFECC: true, autoIntensity: 2.2 }],
  [hyperSpeedSchema, { distortion: 'turbulentDistortion', length: 400, fov: 90, carShiftX: [-0.8, 0.8] }],
])('fills in the defaults of what is not given (%#)', (schema, expected) => {
  expect(schema.parse(undefined)).toMatchObject(expected);
  expect(schema.parse({})).toEqual(schema.parse(undefined));
});

it.each([
  [lightningSchema, { color: 'red' }],
  [pixelBlastSchema, { variant: 'star' }],
  [pixelBlastSchema, { color: 'cinnabar' }],
  [hyperSpeedSchema, { lanesPerRoad: 40 }],
  [liquidEtherSchema, { colors: [] }],
  [dotGridSchema, { gap: 0 }],
])('refuses what an effect cannot draw (%#)', (schema, config) => {
  expect(schema.safeParse(config).success).toBe(false);
});

it('takes one iridescent color for both appearances, or one of them', () => {
  expect(iridescenceSchema.parse({ color: [1, 0, 0] }).color).toEqual({ light: [1, 0, 0], dark: [1, 0, 0] });
  expect(iridescenceSchema.parse({ color: { dark: [0, 0, 1] } }).color).toEqual({
    light: [1, 1, 1],
    dark: [0, 0, 1],
  });
});

it.each([
  ['#ff8000', [1, 128 / 255, 0]],
  ['f80', [1, 136 / 255, 0]],
  [0xff8000, [1, 128 / 255, 0]],
])('reads the color %j', (color, rgb) => {
  expect(rgbOf(colorSchema.parse(color))).toEqual(rgb);
});

it.each([
  ['hyper-speed', hyperSpeedSchema, HYPER_SPEED_DEFAULTS],
  ['liquid-ether', liquidEtherSchema, LIQUID_ETHER_DEFAULTS],
])('has the defaults of %s in its island as well', (_name, schema, defaults) => {
  expect(schema.parse(undefined)).toEqual(defaults);
});

it.each([
  ['hyper-speed', HyperSpeed, { fov: 90, length: 300, lightStickWidth: [0.12, 0.5] }, { length: 300 }],
  [
    'liquid-ether',
    LiquidEther,
    { dt: 0.02, colors: ['52f', 0xff9ffc] },
    { dt: 0.02, colors: ['#5522ff', '#ff9ffc'] },
  ],
])('tells the island of %s what differs from the defaults', (name, Island, config, props) => {
  const effect = effectTypes.get(name);
  const options = effect?.schema.parse(config) as never;
  const element = effect?.Component(options);
  expect(element).toHaveProperty('type', Island);
  expect(element).toHaveProperty('props', props);
});
