import { expect, test } from 'vitest';
import { theme } from '../theme.ts';
import { gatherTexts } from './options.ts';

const textOf = (options: object, path = '/') => theme(options).locale(path, 'en-US').options?.text;

test('texts of the interface are read under `text`, those of a language over those of all', () => {
  const options = {
    text: { outlineLabel: 'Contents', pagerLabel: 'Pages' },
    locales: { '/en/': { text: { outlineLabel: 'In short', notFound: { title: 'Lost' } } } },
  };
  expect(textOf(options)).toMatchObject({ outlineLabel: 'Contents', pagerLabel: 'Pages' });
  expect(textOf(options, '/en/')).toMatchObject({
    outlineLabel: 'In short',
    pagerLabel: 'Pages',
    notFound: { code: '404', title: 'Lost' },
  });
});

test('texts beside other options are still read, and those under `text` go before', () => {
  const options = { outlineLabel: 'Old', pagerLabel: 'Old', text: { pagerLabel: 'New' } };
  expect(textOf(options)).toMatchObject({ outlineLabel: 'Old', pagerLabel: 'New' });
  expect(textOf({ locales: { '/': { outlineLabel: 'Own' } } })).toMatchObject({ outlineLabel: 'Own' });
});

test('a text that does not exist, or is none, is an error', () => {
  expect(() => theme({ text: { outlineLable: 'a' } } as object)).toThrow(/outlineLable/);
  expect(() => theme({ text: { outlineLabel: 4 } } as object)).toThrow(/outlineLabel/);
  expect(() => theme({ text: 'a' } as object)).toThrow(/text/);
});

test('options that are no object are left to the check', () => {
  expect(gatherTexts({ locales: 4 })).toEqual({ locales: 4 });
  expect(gatherTexts({ locales: { '/': 4 } })).toEqual({ locales: { '/': 4 } });
});
