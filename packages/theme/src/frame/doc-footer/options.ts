import { z } from 'zod';

const repository = z
  .string()
  .refine(
    (repo) =>
      repo === '' || /^[\w.-]+\/[\w.-]+$/.test(repo) || /^https?:$/.test(URL.parse(repo)?.protocol ?? ''),
    { error: '"owner/name" or the URL of a repository' },
  );

/** How a time is written. */
export interface TimeFormat extends Intl.DateTimeFormatOptions {
  /** Language of the time, when it is not the page's. */
  forceLocale?: string;
}

/** The same as authors write it. */
export interface WrittenTimeFormat extends Omit<TimeFormat, 'forceLocale'> {
  /** Language of the time, when it is not the page's; VitePress's `true` is the page's. */
  forceLocale?: string | boolean;
  /** The place of these options in VitePress and Plume. */
  formatOptions?: Omit<WrittenTimeFormat, 'formatOptions'>;
}

/** The names that `Intl.DateTimeFormat` reads; it ignores all others. */
const FORMAT_NAMES = new Set(
  'localeMatcher formatMatcher calendar numberingSystem hour12 hourCycle timeZone timeZoneName weekday era year month day dayPeriod hour minute second fractionalSecondDigits dateStyle timeStyle'.split(
    ' ',
  ),
);

/** The address of a page's source, which may differ between locales. */
export const editLinkPatternOptions = {
  /** URL of the source of a page, with `:repo`, `:branch` and `:path`. @default by the repository's host */
  editLinkPattern: z.string().optional(),
};

/** Options of the link to a page's source. */
export const editLinkOptions = {
  /** `owner/name` on GitHub, or the URL of a repository on GitHub, GitLab, Gitee or Bitbucket. @default '' */
  docsRepo: repository.default(''),
  /** Branch of the edit link. @default 'main' */
  docsBranch: z.string().default('main'),
  /** Folder of the pages in the repository. @default '' */
  docsDir: z.string().default(''),
  /** Show "Edit this page" if `docsRepo` is set. @default true */
  editLink: z.boolean().default(true),
};

/** Options of the time below a page. */
export const lastUpdatedOptions = {
  /** Format of the last update. Options of `Intl.DateTimeFormat`, or `false`. @default { dateStyle: 'short', timeStyle: 'short' } */
  lastUpdated: z
    .union([
      z.literal(false),
      z
        .custom<WrittenTimeFormat>(isTimeFormat, { error: ({ input }) => expectedFormat(input) })
        .transform(timeFormat),
    ])
    .default({ dateStyle: 'short', timeStyle: 'short' }),
};

function isTimeFormat(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { forceLocale, ...format } = timeFormat(value);
  try {
    const isReadable = Boolean(new Intl.DateTimeFormat(forceLocale, format));
    return isReadable && unknownNames(format).length === 0;
  } catch {
    return false;
  }
}

const unknownNames = (format: object) => Object.keys(format).filter((name) => !FORMAT_NAMES.has(name));

function expectedFormat(value: unknown): string {
  const { forceLocale: _, ...format } = typeof value === 'object' && value ? timeFormat(value) : {};
  const names = unknownNames(format).map((name) => `"${name}"`);
  return `options of Intl.DateTimeFormat${names.length > 0 ? `, which has no ${names.join(', ')}` : ''}`;
}

function timeFormat({ formatOptions, ...beside }: WrittenTimeFormat): TimeFormat {
  const { forceLocale, ...format } = { ...formatOptions, ...beside };
  return typeof forceLocale === 'string' ? { ...format, forceLocale } : format;
}

/** What a page says of the link to its source and of its time. */
export const docFooterFields = {
  /** Show "Edit this page". @default the theme's `editLink` */
  editLink: z.boolean().optional(),
  /** URL of the source of the page. @default the theme's `editLinkPattern` */
  editLinkPattern: z.string().optional(),
  /** `false` hides the time of the last change. @default the theme's `lastUpdated` */
  lastUpdated: z.boolean().optional(),
};
