import type { KeyboardEvent } from 'react';
import type { ActiveOption } from './use-active-option.ts';

/** The `keyCode` of whatever an input method takes for itself. */
const INPUT_METHOD = 229;

/** What the keys of a combobox do to its list: arrows move, Enter follows. */
export const listKeys =
  ({ move, follow }: Pick<ActiveOption, 'move' | 'follow'>) =>
  (event: KeyboardEvent): void => {
    // A key that an input method still needs is not ours. Safari has ended the composition when it tells of the last one.
    if (event.nativeEvent.isComposing || event.keyCode === INPUT_METHOD) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') follow();
    else return;
    event.preventDefault();
  };
