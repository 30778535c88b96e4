import type { KeyboardEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { listKeys } from './list-keys.ts';

/** Presses a key. Gives what it did to the list, and whether the page is kept from doing more. */
function press(key: string, { isComposing = false, keyCode = 0 } = {}) {
  const [move, follow, preventDefault] = [vi.fn(), vi.fn(), vi.fn()];
  const event = { key, keyCode, nativeEvent: { isComposing }, preventDefault };
  listKeys({ move, follow })(event as unknown as KeyboardEvent);
  return {
    moves: move.mock.calls.flat(),
    follows: follow.mock.calls.length,
    taken: preventDefault.mock.calls.length,
  };
}

it('arrows move and Enter follows', () => {
  expect(press('ArrowDown')).toEqual({ moves: [1], follows: 0, taken: 1 });
  expect(press('ArrowUp')).toEqual({ moves: [-1], follows: 0, taken: 1 });
  expect(press('Enter')).toEqual({ moves: [], follows: 1, taken: 1 });
});

it('other keys, and keys that an input method needs, are left alone', () => {
  const nothing = { moves: [], follows: 0, taken: 0 };
  expect(press('a')).toEqual(nothing);
  expect(press('Enter', { isComposing: true })).toEqual(nothing);
  expect(press('Enter', { keyCode: 229 })).toEqual(nothing);
});
