import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { lastUpdatedOptions } from './options.ts';

const read = (lastUpdated?: unknown) => z.object(lastUpdatedOptions).parse({ lastUpdated }).lastUpdated;

describe('the format of the last update', () => {
  it('is a short date and time, unless the site says otherwise', () => {
    expect(read()).toEqual({ dateStyle: 'short', timeStyle: 'short' });
    expect(read(false)).toBe(false);
    expect(read({ dateStyle: 'long', forceLocale: 'en-GB' })).toEqual({
      dateStyle: 'long',
      forceLocale: 'en-GB',
    });
  });

  it('is read below formatOptions too, where VitePress and Plume have it', () => {
    expect(read({ formatOptions: { dateStyle: 'full', timeStyle: 'medium', forceLocale: true } })).toEqual({
      dateStyle: 'full',
      timeStyle: 'medium',
    });
  });

  it('names what the format does not have', () => {
    expect(() => read({ text: 'Updated', formatOptions: { dateStyle: 'full' } })).toThrow(
      'options of Intl.DateTimeFormat, which has no \\"text\\"',
    );
  });

  it.each([{ datestyle: 'full' }, { formatOptions: { text: 'Updated' } }, { dateStyle: 'huge' }, true])(
    'is not %j',
    (written) => {
      expect(() => read(written)).toThrow('options of Intl.DateTimeFormat');
    },
  );
});
