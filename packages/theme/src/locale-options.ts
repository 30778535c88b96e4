import type { z } from 'zod';
import type { LookStyle } from './looks/look-css.ts';
import { componentOptions, type ThemeOptions } from './options.ts';
import { builtInText, hasBuiltInText, type Text } from './text/text.ts';
import type { WrittenTexts } from './text/written-texts.ts';

/** The options as components read them: one locale, defaults filled in, texts in one place. Plain data. */
export interface LocaleOptions extends z.output<typeof componentOptions>, LookStyle, WrittenTexts {
  text: Text;
}

declare module 'bifolio' {
  interface ThemePageOptions extends LocaleOptions {}
}

/** What authors wrote for the locale at `path`: its own over the top level, one level deep. */
export function writtenOptions({ locales, ...topLevel }: ThemeOptions, path: string) {
  const own = locales?.[path];
  return { ...topLevel, ...own, text: { ...topLevel.text, ...own?.text } };
}

/** Options of the locale at `path`, from options that have been checked: its own over the top level over the defaults. */
export function localeOptions(options: ThemeOptions, path: string, lang: string): LocaleOptions {
  const written = writtenOptions(options, path);
  const parsed = componentOptions.parse(written);
  const text = localeText(written.text, builtInText(lang));
  return hasBuiltInText(lang)
    ? { ...parsed, text }
    : { ...parsed, text, writtenTexts: textKeys(written.text) };
}

function localeText(given: NonNullable<ThemeOptions['text']>, builtIn: Text): Text {
  const own = Object.entries(given).filter(([, value]) => value !== undefined);
  return {
    ...builtIn,
    ...Object.fromEntries(own),
    licenses: { ...builtIn.licenses, ...given.licenses },
    notFound: { ...builtIn.notFound, ...given.notFound },
  };
}

const textKeys = ({ notFound, ...given }: NonNullable<ThemeOptions['text']>): string[] => [
  ...Object.keys(given),
  ...Object.keys(notFound ?? {}).map((key) => `notFound.${key}`),
];
