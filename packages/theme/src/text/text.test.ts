import { describe, expect, it } from 'vitest';
import { enUS } from './en-US.ts';
import { builtInText, LANGUAGES } from './text.ts';
import { zhCN } from './zh-CN.ts';

const leaves = (value: object, prefix = ''): [string, unknown][] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object'
      ? leaves(inner, `${prefix}${key}.`)
      : [[prefix + key, inner] as [string, unknown]],
  );

describe('interface text', () => {
  it.each(Object.entries(LANGUAGES))('has the same keys in %s, none of them empty', (_, text) => {
    expect(leaves(text).map(([key]) => key)).toEqual(leaves(enUS).map(([key]) => key));
    for (const [, value] of leaves(text)) expect(value).toMatch(/\S/);
  });

  it.each(Object.entries(LANGUAGES))('has the same slots for numbers and names in %s', (_, text) => {
    const slots = ([, value]: [string, unknown]) => [...new Set(String(value).match(/\{\w+\}/g))];
    expect(leaves(text).map(slots)).toEqual(leaves(enUS).map(slots));
  });

  it('is read as an option of the theme everywhere, so that authors can replace it', () => {
    const sources = import.meta.glob('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
    const readers = Object.keys(sources).filter((path) => /\bbuiltInText\b/.test(String(sources[path])));
    expect(readers.filter((path) => !path.includes('.test.')).sort()).toEqual([
      '../locale-options.ts',
      './text.ts',
    ]);
  });

  it('names the parts of the frame as readers know them', () => {
    expect(enUS).toMatchObject({
      outlineLabel: 'On this page',
      sidebarMenuLabel: 'Menu',
      selectLanguageAriaLabel: 'Change Language',
      appearanceText: 'Appearance',
      contributorsText: 'Contributors',
      prevPageLabel: 'Previous page',
      nextPageLabel: 'Next page',
      notFound: { code: '404', title: 'PAGE NOT FOUND', linkText: 'Take me home' },
    });
    expect(zhCN.notFound.title).toBe('页面未找到');
  });

  it.each([
    ['zh', 'zh-CN'],
    ['zh-SG', 'zh-CN'],
    ['zh-HK', 'zh-TW'],
    ['zh-Hant', 'zh-TW'],
    ['de-AT', 'de-DE'],
    ['fr', 'fr-FR'],
    ['ja', 'ja-JP'],
    ['en-GB', 'en-US'],
    ['eo', 'en-US'],
    ['not a tag', 'en-US'],
  ])('speaks to readers of %s as to those of %s', (lang, like) => {
    expect(builtInText(lang)).toBe(LANGUAGES[like]);
  });
});
