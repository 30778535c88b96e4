import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { APPEARANCE_TRANSITION_NAMES, APPEARANCE_TRANSITIONS } from './transitions.ts';

const css = readFileSync(new URL('./turn.css', import.meta.url), 'utf8');

it('there are nine', () => {
  expect(APPEARANCE_TRANSITION_NAMES).toHaveLength(9);
});

it.each(APPEARANCE_TRANSITION_NAMES)('%s is drawn, and takes the time it should', (name) => {
  const [, rule = ''] = css.split(`[data-appearance-transition="${name}"]::view-transition-new(root) {`);
  const body = rule.slice(0, rule.indexOf('}'));
  const [, keyframes = ''] = /animation-name: ([\w-]+)/.exec(body) ?? [];
  expect(css).toContain(`@keyframes ${keyframes} {`);
  const duration = Number(/animation-duration: (\d+)ms/.exec(body)?.[1] ?? 400);
  expect(duration).toBe(APPEARANCE_TRANSITIONS[name]);
});
