import { giscusLanguage } from './giscus-language.ts';
import type { CommentService, CommentsOptions } from './options.ts';

/** What a browser needs to show the comments of a page. Plain data. */
export type CommentSettings =
  | { provider: 'Giscus'; theme: { light: string; dark: string }; attributes: Record<string, string> }
  | { provider: 'Waline'; script: string; style: string; options: Record<string, unknown> }
  | { provider: 'Twikoo'; script: string; style: string; options: Record<string, unknown> }
  | { provider: 'Artalk'; script: string; style: string; options: Record<string, unknown> };

/** The page whose comments are meant. */
export interface CommentedPage {
  /** `commentID` of the frontmatter. */
  id?: string;
  /** Its address, the site's base included. */
  path: string;
  title: string;
  /** BCP 47 tag. */
  lang: string;
  siteTitle: string;
  /** Address of a file of `COMMENT_FILES`. */
  file(name: string): string;
}

/** Files of packages that browsers fetch, by provider. Giscus comes with the theme. */
export const COMMENT_FILES = {
  Giscus: [],
  Waline: ['@waline/client/dist/waline.js', '@waline/client/dist/waline.css'],
  Twikoo: ['twikoo/dist/twikoo.nocss.js', 'twikoo/dist/twikoo.css'],
  Artalk: ['artalk/dist/Artalk.mjs', 'artalk/dist/Artalk.css'],
} as const satisfies Record<CommentsOptions['provider'], readonly string[]>;

/** Keys without which Giscus has no place for comments. */
export const GISCUS_KEYS = ['repo', 'repoId', 'category', 'categoryId'] as const;

/** How the comments of a page are shown; `undefined` when the service cannot be asked for them. */
export function commentSettings(options: CommentsOptions, page: CommentedPage): CommentSettings | undefined {
  if (options.provider === 'Giscus') return giscusSettings(options, page);
  const { provider, comment: _, ...own } = options;
  const [script, style] = COMMENT_FILES[provider].map(page.file);
  const { id = page.path, lang } = page;
  const ofService = {
    Waline: { path: id, lang, dark: false },
    Twikoo: { path: id, lang },
    Artalk: { site: page.siteTitle, pageKey: id, pageTitle: page.title, locale: lang },
  }[provider];
  return { provider, script: script ?? '', style: style ?? '', options: { ...ofService, ...own } };
}

function giscusSettings(options: CommentService<'Giscus'>, page: CommentedPage): CommentSettings | undefined {
  const { mapping, strict, reactionsEnabled, inputPosition, host, lightTheme, darkTheme } = options;
  const { id } = page;
  if (GISCUS_KEYS.some((key) => !options[key]) || (mapping === 'number' && !id)) return undefined;
  const keys = Object.fromEntries(GISCUS_KEYS.map((key) => [key, options[key] ?? '']));
  return {
    provider: 'Giscus',
    theme: { light: lightTheme, dark: darkTheme },
    attributes: {
      ...keys,
      host: new URL(host).origin,
      // An id of the page's own is a term to look for.
      mapping: id && mapping !== 'number' ? 'specific' : mapping,
      term: id ?? page.path,
      strict: strict ? '1' : '0',
      reactionsEnabled: reactionsEnabled ? '1' : '0',
      emitMetadata: '0',
      inputPosition,
      lang: giscusLanguage(page.lang),
      loading: 'eager',
    },
  };
}
