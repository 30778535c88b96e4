import { expect, it } from 'vitest';
import { sealStyles, unsealStyles } from './sealed-styles.ts';

it('inline styles in markup are put aside and come back', () => {
  const markup = '<g style="fill:red"><text data-style="x" style="">a</text></g>';
  expect(sealStyles(markup)).not.toMatch(/\sstyle=/);
  expect(unsealStyles(sealStyles(markup))).toBe(markup);
});

it('markup may be what Trusted Types make of it', () => {
  expect(sealStyles({ toString: () => '<a style="b">' })).toBe('<a data-sealed-style="b">');
});
