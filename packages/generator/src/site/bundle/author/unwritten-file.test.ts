import { expect, test } from 'vitest';
import { unwrittenFile } from './unwritten-file.ts';

test('the file that had no room is found in the words of the bundler', () => {
  const words = (reason: string) =>
    new Error(
      `[UNHANDLEABLE_ERROR] Something went wrong inside rolldown.\nFailed to write file in /site/.bifolio/a.mjs\n\nCaused by:\n    ${reason}`,
    );
  expect(unwrittenFile(words('No space left on device (os error 28)'))).toBe('/site/.bifolio/a.mjs');
  expect(unwrittenFile(words('Permission denied (os error 13)'))).toBeUndefined();
});
