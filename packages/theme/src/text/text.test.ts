import { describe, expect, it } from 'vitest';
import { en, zh } from '../found/texts.ts';
import { textNames } from './language-text.ts';
import { LANGUAGES, localeText } from './text.ts';

type Room = Record<'en' | 'zh', Record<string, unknown>>;

const rooms = Object.values(
  import.meta.glob<Room>(['../**/text.ts', '!./text.ts'], { eager: true, import: 'default' }),
);
const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The texts of a language by their whole names: `notFound.title`. */
const leaves = (text: object): [string, unknown][] =>
  Object.entries(text).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? leaves(value).map(([inner, leaf]): [string, unknown] => [`${name}.${inner}`, leaf])
      : [[name, value]],
  );
const english = new Map(leaves(en));

describe('interface text', () => {
  it('is in the folder of its feature, in English and Chinese, each in one folder', () => {
    const names = rooms.flatMap((room) => Object.keys(room.en));
    expect(names.sort()).toEqual(Object.keys(en).sort());
    expect(new Set(names).size).toBe(names.length);
    for (const room of rooms) expect(textNames(room.zh)).toEqual(textNames(room.en));
  });

  it('of a block is in its folder, if others do not read it too', () => {
    const foreign = Object.keys(en).filter((name) => {
      const readers = Object.entries(sources)
        .filter(([path, code]) => !/\.test\.|\/(?:text|found)\//.test(path) && code.includes(`text.${name}`))
        .map(([path]) => /\.\.\/blocks\/[\w-]+\//.exec(path)?.[0] ?? 'frame');
      const [folder = 'frame', ...others] = new Set(readers);
      return folder !== 'frame' && others.length === 0 && !sources[`${folder}text.ts`]?.includes(name);
    });
    expect(foreign).toEqual([]);
  });

  it.each(Object.entries(LANGUAGES))(
    'in %s has texts that exist, none of them empty, with the same slots',
    (_, text) => {
      const slots = (value: unknown) => [...new Set(String(value).match(/\{\w+\}/g))].sort();
      for (const [name, value] of leaves(text)) {
        // Most languages need no word before a date.
        if (name !== 'changelogOnText') expect(value, name).toMatch(/\S/);
        expect(slots(value), name).toEqual(slots(english.get(name)));
      }
    },
  );

  it('is read as an option of the theme everywhere, so that authors can replace it', () => {
    const readers = Object.keys(sources).filter((path) => /\blocaleText\b/.test(sources[path] ?? ''));
    expect(readers.filter((path) => !path.includes('.test.')).sort()).toEqual([
      '../locale-options.ts',
      './text.ts',
    ]);
  });

  it('names the parts of the frame as readers know them', () => {
    expect(en).toMatchObject({
      outlineLabel: 'On this page',
      sidebarMenuLabel: 'Menu',
      selectLanguageAriaLabel: 'Change Language',
      appearanceText: 'Appearance',
      contributorsText: 'Contributors',
      prevPageLabel: 'Previous page',
      nextPageLabel: 'Next page',
      notFound: { code: '404', title: 'PAGE NOT FOUND', linkText: 'Take me home' },
    });
    expect(zh.notFound.title).toBe('页面未找到');
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
    expect(localeText(lang).text).toMatchObject(LANGUAGES[like] ?? {});
  });
});
