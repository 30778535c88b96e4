import { describe, expect, it } from 'vitest';
import { enUS } from './en-US.ts';
import { builtInText } from './text.ts';
import { zhCN } from './zh-CN.ts';

const leaves = (value: object, prefix = ''): [string, unknown][] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object'
      ? leaves(inner, `${prefix}${key}.`)
      : [[prefix + key, inner] as [string, unknown]],
  );

describe('interface text', () => {
  it('has the same keys in both languages', () => {
    expect(leaves(zhCN).map(([key]) => key)).toEqual(leaves(enUS).map(([key]) => key));
  });

  it('is read as an option of the theme everywhere, so that authors can replace it', () => {
    const sources = import.meta.glob('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
    const readers = Object.keys(sources).filter((path) => /\bbuiltInText\b/.test(String(sources[path])));
    expect(readers.filter((path) => !path.includes('.test.')).sort()).toEqual([
      '../locale-options.ts',
      './text.ts',
    ]);
  });

  it('leaves no key empty', () => {
    for (const [, text] of [...leaves(enUS), ...leaves(zhCN)]) expect(text).toMatch(/\S/);
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

  it('speaks Chinese to every variant of zh and English to all others', () => {
    expect(builtInText('zh')).toBe(zhCN);
    expect(builtInText('zh-TW')).toBe(zhCN);
    expect(builtInText('en-GB')).toBe(enUS);
    expect(builtInText('fr')).toBe(enUS);
  });
});
