import { expect, it } from 'vitest';
import { nearbyItems } from './nearby-items.ts';

const list = (length: number) => Array.from({ length }, (_, n) => ({ text: `${n}`, link: `/${n}/` }));

it('leaves a list that fits as it is', () => {
  expect(nearbyItems(list(60), 59)).toEqual({ start: 0, shown: list(60) });
});

it('shows sixty entries around the current one and names those next to them', () => {
  const { start, shown, before, after } = nearbyItems(list(1000), 500);
  expect([start, shown.length]).toEqual([470, 60]);
  expect([before?.link, after?.link]).toEqual(['/469/', '/530/']);
});

it('shows sixty entries at both ends too', () => {
  expect(nearbyItems(list(100), 3)).toMatchObject({ start: 0, after: { link: '/60/' } });
  expect(nearbyItems(list(100), 99)).toMatchObject({ start: 40, before: { link: '/39/' } });
  expect(nearbyItems(list(100)).before).toBeUndefined();
});

it('leads past what leads nowhere', () => {
  const items = [...list(60), { text: '', separator: true as const }, { text: 'Far', link: '/far/' }];
  expect(nearbyItems(items).after?.link).toBe('/far/');
});
