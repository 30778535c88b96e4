import { z } from 'zod';

const text = z.string();
const server = z.url({ protocol: /^https?$/, error: 'a URL that begins with https:// or http://' });

const shared = {
  /** Show comments on pages that don't set `comments`. @default true */
  comment: z.boolean().default(true),
};

const giscus = z.strictObject({
  /** Comments are discussions of a repository on GitHub. */
  provider: z.literal('Giscus'),
  ...shared,
  /** Repository of the discussions: `owner/name`. */
  repo: text.optional(),
  /** Id of the repository, as giscus.app shows it. */
  repoId: text.optional(),
  /** Name of the category that gets new discussions. */
  category: text.optional(),
  /** Id of the category, as giscus.app shows it. */
  categoryId: text.optional(),
  /** How pages are matched to discussions. @default 'pathname' */
  mapping: z.enum(['pathname', 'url', 'title', 'og:title', 'specific', 'number']).default('pathname'),
  /** Match the exact title only. @default true */
  strict: z.boolean().default(true),
  /** Load when scrolled into view. @default true */
  lazyLoading: z.boolean().default(true),
  /** Reactions to the page itself. @default true */
  reactionsEnabled: z.boolean().default(true),
  /** Place of the editor: above or below the comments. @default 'top' */
  inputPosition: z.enum(['top', 'bottom']).default('top'),
  /** Giscus theme, or URL of a stylesheet. @default 'light' */
  lightTheme: text.default('light'),
  /** Giscus theme, or URL of a stylesheet. @default 'dark' */
  darkTheme: text.default('dark'),
  /** Your own Giscus server. @default 'https://giscus.app' */
  host: server.default('https://giscus.app'),
});

const waline = z.looseObject({
  /** Comments are kept by a Waline server; needs the package `@waline/client`. */
  provider: z.literal('Waline'),
  ...shared,
  /** URL of the server. */
  serverURL: server,
  /** URLs of emoji sets, for example on unpkg.com; readers' browsers request them. @default false */
  emoji: z.union([z.literal(false), z.array(server)]).default(false),
  /** Search for GIFs on giphy.com. @default false */
  search: z.boolean().default(false),
});

const twikoo = z.strictObject({
  /** Comments are kept by a Twikoo server; needs the package `twikoo`. */
  provider: z.literal('Twikoo'),
  ...shared,
  /** URL of the server, or environment id of CloudBase. */
  envId: text.min(1),
  /** Region of the environment. @default 'ap-shanghai' */
  region: text.optional(),
});

const artalk = z.looseObject({
  /** Comments are kept by an Artalk server; needs the package `artalk`. */
  provider: z.literal('Artalk'),
  ...shared,
  /** Its URL. */
  server,
  /** Name of the site on the server. @default the site's title */
  site: text.optional(),
  /** URL of a list of emoticons; readers' browsers request it. @default false */
  emoticons: z.union([z.literal(false), server]).default(false),
});

/** Options of comments. */
export const commentsOptions = {
  /** Comments below pages, and the service that keeps them. @default false */
  comment: z
    .union([z.literal(false), z.discriminatedUnion('provider', [giscus, waline, twikoo, artalk])])
    .default(false),
};

/** What a page says of its comments. */
export const commentsFields = {
  /** Show comments below the page. @default the theme's `comment.comment` */
  comments: z.boolean().optional(),
  /** Key of the page's comments; set it before you move the page. @default path of the page */
  commentID: z.union([text.min(1), z.number().transform(String)]).optional(),
};

export type CommentsOptions = Exclude<z.output<typeof commentsOptions.comment>, false>;
export type CommentService<Name extends CommentsOptions['provider']> = Extract<
  CommentsOptions,
  { provider: Name }
>;
