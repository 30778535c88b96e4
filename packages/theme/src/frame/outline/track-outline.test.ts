import { expect, it } from 'vitest';
import { currentHeading } from './track-outline.ts';

const at = (top: number) => ({ top, getBoundingClientRect: () => ({ top }) as DOMRect });
const headings = [at(-400), at(79), at(300)];

it('marks the last heading above the offset', () => {
  expect(currentHeading(headings, { isAtBottom: false, offset: 80 })?.top).toBe(79);
  expect(currentHeading(headings, { isAtBottom: false, offset: 60 })?.top).toBe(-400);
});

it('marks the last heading at the bottom of the page, and none before the first', () => {
  expect(currentHeading(headings, { isAtBottom: true, offset: 80 })?.top).toBe(300);
  expect(currentHeading([at(200)], { isAtBottom: false, offset: 80 })).toBeUndefined();
});
