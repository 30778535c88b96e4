import { expect, it } from 'vitest';
import { mediaErrorText } from './media-error-text.ts';

it.each([
  [{ code: 4, message: 'DEMUXER_ERROR_COULD_NOT_OPEN' }, 'DEMUXER_ERROR_COULD_NOT_OPEN'],
  [{ code: 2, message: '' }, 'the network failed'],
  [{ code: 4, message: '' }, 'there is no file, or this browser does not play its format'],
  [{ code: 9, message: '' }, 'error 9 of the browser'],
])('%j is told as "%s"', (error, text) => {
  expect(mediaErrorText(error)).toBe(text);
});
