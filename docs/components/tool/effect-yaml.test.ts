import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { effectYaml } from './effect-yaml.ts';

it.each([
  ['tint-plate', undefined, 'effect: tint-plate'],
  ['tint-plate', 180, 'effect: tint-plate\neffectConfig: 180'],
  ['prism', {}, 'effect: prism'],
  [
    'prism',
    { glow: 2, offset: { x: 4, y: -2 } },
    'effect: prism\neffectConfig:\n  glow: 2\n  offset: { x: 4, y: -2 }',
  ],
])('%s with %j', (effect, config, yaml) => expect(effectYaml(effect, config)).toBe(yaml));

it('means what it was made of', () => {
  const effectConfig = {
    colors: ['#5227ff', "it's"],
    on: true,
    range: [-0.5, 1],
    deep: { road: '080808', yes: 'no' },
  };
  expect(parse(effectYaml('beams', effectConfig))).toEqual({ effect: 'beams', effectConfig });
});
