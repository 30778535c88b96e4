import { expect, it } from 'vitest';
import { isFarDown, scrolledPercent } from './offer-top.ts';

const at = (top: number, height = 3000) => ({ top, height, viewport: 1000 });

it('the top is offered on pages taller than the viewport, past half of it', () => {
  expect(isFarDown(at(500))).toBe(false);
  expect(isFarDown(at(501))).toBe(true);
  expect(isFarDown(at(600, 1000))).toBe(false);
});

it('tells how far down one is', () => {
  expect(scrolledPercent(at(0))).toBe(0);
  expect(scrolledPercent(at(500))).toBe(25);
  expect(scrolledPercent(at(2000.6))).toBe(100);
  expect(scrolledPercent(at(0, 900))).toBe(0);
});
