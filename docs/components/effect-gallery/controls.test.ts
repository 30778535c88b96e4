import { heroEffects } from '@bifolio/theme/hero-effects';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Control, controlsOf } from './controls.ts';
import { withOption } from './with-option.ts';

const { 'tint-plate': _, ...adjustable } = heroEffects;

describe.each(Object.entries(adjustable))('%s', (_name, load) => {
  it('can be adjusted in every option, to all that the controls allow', async () => {
    const { schema } = await load();
    const controls = controlsOf(schema);
    expect(controls.length).toBeGreaterThan(3);
    const usual = schema.parse(undefined);
    for (const control of controls)
      for (const value of valuesOf(control))
        expect(schema.safeParse(withOption({}, control.path, value)).success, control.path.join('.')).toBe(
          true,
        );
    const defaults = controls.reduce(
      (config, control) =>
        'default' in control && control.default !== undefined
          ? withOption(config, control.path, control.default)
          : config,
      {},
    );
    expect(schema.parse(defaults)).toEqual(usual);
  });
});

function valuesOf(control: Control): unknown[] {
  switch (control.kind) {
    case 'number':
      return [control.min, control.max];
    case 'choice':
      return [...control.choices];
    case 'rgb':
      return [[0, 0.5, 1]];
    case 'color':
      return ['#123456'];
    case 'colors':
      return [['#123456'], ['#123456', '#654321']];
    case 'range':
      return [control.default];
    case 'switch':
      return [true, false];
  }
}

it('takes limits, then what is usual, then four times the default', () => {
  const schema = z.strictObject({
    limited: z.number().min(1).max(5).default(2),
    usual: z
      .number()
      .meta({ usual: [-3, 3] })
      .default(0),
    open: z.number().positive().default(2),
  });
  expect(controlsOf(schema)).toMatchObject([
    { path: ['limited'], min: 1, max: 5, step: 0.1 },
    { path: ['usual'], min: -3, max: 3 },
    { path: ['open'], min: 0.1, max: 8, step: 0.1 },
  ]);
});
