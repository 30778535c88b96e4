import { expect, it } from 'vitest';
import { isPreviewable } from './previewable.ts';

/** As much of an element as the question needs: what it is, and the marks on it and around it. */
const image = (matches: string, around: readonly string[] = []) =>
  ({
    matches: (selector: string) => selector === matches,
    closest: (selector: string) => (selector.split(', ').some((one) => around.includes(one)) ? {} : null),
  }) as Element;

it('images of the text open, others do not', () => {
  expect(isPreviewable(image('.prose img'))).toBe(true);
  expect(isPreviewable(image('.frame-brand img'))).toBe(false);
});

it.each(['a', 'button', '.no-view', '[no-view]', '.ignore'])('an image in %s stays as it is', (mark) => {
  expect(isPreviewable(image('.prose img', [mark]))).toBe(false);
});
