import type { AppearanceTransition } from './frame/appearance/transitions.ts';
import { type ChangelogOptions, resolveChangelog } from './frame/changelog/options.ts';
import { type ContributorsOptions, resolveContributors } from './frame/contributors/options.ts';
import { type CopyCode, copyCodeOf } from './frame/copy-code/options.ts';
import { NAVBAR_SOCIAL, type SocialLink } from './frame/social/options.ts';
import type { ThemeOptions } from './options.ts';
import { builtInText, type Text } from './text/text.ts';

/** The options as layouts read them: one locale, defaults filled in, texts in one place. Plain data. */
export interface LocaleOptions {
  home?: string;
  logo?: string;
  logoDark?: string;
  social: readonly SocialLink[];
  navbarSocialInclude: readonly string[];
  asideLinks: NonNullable<ThemeOptions['asideLinks']>;
  imagePreview: boolean;
  appearance: NonNullable<ThemeOptions['appearance']>;
  copyCode: CopyCode;
  docsRepo: string;
  docsBranch: string;
  docsDir: string;
  editLink: boolean;
  editLinkPattern?: string;
  lastUpdated: false | (Intl.DateTimeFormatOptions & { forceLocale?: string });
  contributors: ContributorsOptions;
  changelog: false | ChangelogOptions;
  readingTime: boolean;
  createTime: NonNullable<ThemeOptions['createTime']>;
  copyright: NonNullable<ThemeOptions['copyright']>;
  outline: NonNullable<ThemeOptions['outline']>;
  aside: NonNullable<ThemeOptions['aside']>;
  sidebarScrollbar: boolean;
  externalLinkIcon: boolean;
  prevPage: boolean;
  nextPage: boolean;
  homeText?: string;
  footer?: ThemeOptions['footer'];
  transition: { page: boolean; appearance: AppearanceTransition | false };
  text: Text;
}

/** Options of the locale at `path`: its own over the top level over the defaults, one level deep. */
export function localeOptions(options: ThemeOptions, path: string, lang: string): LocaleOptions {
  const { locales, ...topLevel } = options;
  const merged = { ...topLevel, ...locales?.[path] };
  return {
    home: merged.home,
    logo: merged.logo,
    logoDark: merged.logoDark,
    social: merged.social ?? [],
    navbarSocialInclude: merged.navbarSocialInclude ?? NAVBAR_SOCIAL,
    asideLinks: merged.asideLinks ?? {},
    imagePreview: merged.imagePreview ?? true,
    appearance: merged.appearance ?? true,
    copyCode: copyCodeOf(merged.copyCode),
    docsRepo: merged.docsRepo ?? '',
    docsBranch: merged.docsBranch ?? 'main',
    docsDir: merged.docsDir ?? '',
    editLink: merged.editLink ?? true,
    editLinkPattern: merged.editLinkPattern,
    lastUpdated: merged.lastUpdated ?? { dateStyle: 'short', timeStyle: 'short' },
    contributors: resolveContributors(merged.contributors),
    changelog: resolveChangelog(merged.changelog),
    readingTime: merged.readingTime !== false,
    createTime: merged.createTime ?? true,
    copyright: merged.copyright ?? false,
    outline: merged.outline ?? [2, 3],
    aside: merged.aside ?? true,
    sidebarScrollbar: merged.sidebarScrollbar ?? true,
    externalLinkIcon: merged.externalLinkIcon ?? true,
    prevPage: merged.prevPage ?? true,
    nextPage: merged.nextPage ?? true,
    homeText: merged.homeText,
    footer: merged.footer,
    transition: resolveTransition(merged.transition),
    text: localeText(merged, builtInText(lang)),
  };
}

function resolveTransition(transition: ThemeOptions['transition'] = true): LocaleOptions['transition'] {
  const { page = true, appearance = true } =
    typeof transition === 'object' ? transition : { page: transition, appearance: transition };
  return { page, appearance: appearance === true ? 'fade' : appearance };
}

function localeText(given: Partial<Text> | ThemeOptions, builtIn: Text): Text {
  const own = Object.entries(given).filter(([key, value]) => key in builtIn && value !== undefined);
  return {
    ...builtIn,
    ...Object.fromEntries(own),
    licenses: { ...builtIn.licenses, ...given.licenses },
    notFound: { ...builtIn.notFound, ...given.notFound },
  };
}
