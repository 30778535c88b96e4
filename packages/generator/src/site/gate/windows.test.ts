import { expect, it } from 'vitest';
import { createWindows, SURE_RUN } from './windows.ts';

/** A text that repeats nothing, the same in each run. */
function textOf(length: number, seed: number): Uint8Array {
  let state = seed;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return 0x61 + ((state >>> 16) % 26);
  });
}

const countIn = (windows: ReturnType<typeof createWindows>, text: Uint8Array) => {
  const found = new Set<number>();
  windows.find(text, (window) => found.add(window));
  return found.size;
};

it('every run of 47 kept bytes is found, wherever it begins and whatever stands around it', () => {
  expect(SURE_RUN).toBe(47);
  const windows = createWindows();
  const text = textOf(1000, 1);
  windows.add(text);
  for (let start = 0; start + SURE_RUN <= text.length; start++) {
    const run = text.subarray(start, start + SURE_RUN);
    const around = Buffer.concat([textOf(50, start + 2), run, textOf(50, start + 3)]);
    expect(countIn(windows, around), String(start)).toBeGreaterThan(0);
  }
});

it('other texts hold none of them', () => {
  const windows = createWindows();
  windows.add(textOf(20_000, 1));
  expect(countIn(windows, textOf(200_000, 7))).toBe(0);
  expect(countIn(windows, new Uint8Array(10_000).fill(0x61))).toBe(0);
});

it('a window is found where it stands in its text', () => {
  const windows = createWindows(16, 1);
  const text = textOf(40, 1);
  expect(windows.add(text)).toEqual({ first: 0, end: 25 });
  expect(windows.add(text)).toEqual({ first: 25, end: 25 });
  const found: number[] = [];
  windows.find(text.subarray(3, 20), (window) => found.push(windows.startOf(window)));
  expect(found).toEqual([3, 4]);
});
