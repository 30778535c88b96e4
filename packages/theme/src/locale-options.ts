import type { z } from 'zod';
import { plainNavbar } from './frame/navbar/plain-navbar.ts';
import type { LookStyle } from './looks/look-css.ts';
import { componentOptions, type ThemeOptions } from './options.ts';
import type { BorrowedTexts } from './text/borrowed-texts.ts';
import { localeText, type Text } from './text/text.ts';

/** The options as components read them: one locale, defaults filled in, texts in one place. Plain data. */
export interface LocaleOptions extends z.output<typeof componentOptions>, LookStyle, BorrowedTexts {
  text: Text;
}

declare module 'bifolio' {
  interface ThemePageOptions extends LocaleOptions {}
}

/** What authors wrote for the locale at `path`: its own over the top level, one level deep. */
export function writtenOptions({ locales, ...topLevel }: ThemeOptions, path: string) {
  const own = locales?.[path];
  return { ...plainNavbar(topLevel), ...(own && plainNavbar(own)), text: { ...topLevel.text, ...own?.text } };
}

/** Options of the locale at `path`, from options that have been checked: its own over the top level over the defaults. */
export function localeOptions(options: ThemeOptions, path: string, lang: string): LocaleOptions {
  const written = writtenOptions(options, path);
  return { ...componentOptions.parse(written), ...localeText(lang, written.text) };
}
