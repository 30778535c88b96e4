import { Feed } from 'feed';
import type { Post, PostCollection } from '../collections/types.ts';
import type { Face } from '../faces/types.ts';
import type { SiteLocale } from '../graph/types.ts';
import { escapeHtml } from '../html/escape-html.ts';
import { encodeRoute, withBase } from '../routing/url.ts';
import { feedHtml } from './feed-html.ts';
import { type FeedEntry, type FeedFormat, type FeedSettings, feedRoute } from './feed-settings.ts';

export interface FeedInput {
  /** `https://example.org`, without a final slash. */
  origin: string;
  base: string;
  locale: SiteLocale;
  collection: PostCollection;
  format: FeedFormat;
  settings: FeedSettings;
  /** Newest first. */
  entries: readonly FeedEntry[];
}

/** A feed as text. Addresses are whole, HTML has nothing but text, links and pictures in it. */
export function writeFeed(input: FeedInput): string {
  const { locale, collection, format, settings, entries } = input;
  const absolute = (route: string) => `${input.origin}${withBase(input.base, encodeRoute(route))}`;
  const home = absolute(collection.routes.posts ?? collection.linkPrefix);
  const newest = entries[0] ? momentOf(entries[0].post) : 0;
  const author = settings.author ? { name: clean(settings.author) } : undefined;
  const feed = new Feed({
    id: home,
    link: home,
    title: clean(`${collection.title} | ${locale.title}`),
    description: clean(locale.description || collection.title),
    language: locale.lang,
    updated: new Date(newest),
    generator: 'Bifolio',
    feedLinks: { [format]: absolute(feedRoute(collection, format)) },
    ...(author && { author }),
  });
  for (const { post, face, article } of entries) {
    const url = absolute(post.route);
    const cover = face && settings.coverOf(face);
    feed.addItem({
      id: url,
      link: url,
      title: clean(post.title),
      date: new Date(Math.max(momentOf(post), updated(face))),
      published: new Date(momentOf(post)),
      category: post.tags.map((name) => ({ name: clean(name), term: clean(name) })),
      ...said(face, article, { url, settings }),
      ...(cover && { enclosure: enclosure(new URL(withBase(input.base, cover), url).href) }),
      ...(author && (format === 'rss' ? { extensions: [creator(author.name)] } : { author: [author] })),
    });
  }
  const writers = { rss: () => feed.rss2(), atom: () => feed.atom1(), json: () => feed.json1() };
  return writers[format]();
}

/** RSS has addresses of mail only in its own element for authors. */
const creator = (name: string) => ({
  name: 'dc:creator',
  objects: { _attributes: { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' }, _text: name },
});

/** A feed has no way to say the day alone. */
const momentOf = ({ moment, createTime }: Post): number => moment ?? createTime;

const updated = (face: Face | undefined) => (face?.updatedTime ? Date.parse(face.updatedTime) : 0);

/** What the feed says of a post; of a locked one only what its author gave. */
function said(
  face: Face | undefined,
  article: string | undefined,
  { url, settings }: { url: string; settings: FeedSettings },
) {
  if (!face) return {};
  const own = settings.excerptOf(face);
  const description = own === false ? '' : clean(typeof own === 'string' ? own : face.description);
  const html = article ?? (own === undefined || own === true ? face.excerpt : undefined);
  const content = html ? clean(feedHtml(html, url)) : description && `<p>${escapeHtml(description)}</p>`;
  return { ...(description && { description }), ...(content && { content }) };
}

const PICTURES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  svg: 'image/svg+xml',
};

/** The size is not known: 0 is what the specification of RSS asks for then. */
function enclosure(url: string) {
  const extension = /\.(\w+)(?:[?#]|$)/.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? 'jpeg';
  return { url, type: PICTURES[extension] ?? `image/${extension}`, length: 0 };
}

/** Without what XML cannot hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones
const clean = (text: string) => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
