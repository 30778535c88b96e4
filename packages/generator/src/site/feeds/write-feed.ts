import { Feed } from 'feed';
import type { PostCollection } from '../../core/contracts/collections.ts';
import { type FeedFormat, feedRoute } from '../../core/contracts/feeds.ts';
import type { SiteLocale } from '../../core/contracts/navigation.ts';
import type { FeedEntry } from './feed-entries.ts';
import { xmlText } from './xml-text.ts';

/** What a feed says of itself. */
export interface FeedHead {
  format: FeedFormat;
  /** Who writes. */
  author?: string;
  locale: SiteLocale;
  collection: PostCollection;
  /** The whole address of a route. */
  addressOf(route: string): string;
}

/** A feed as text, with its entries in their order, the newest first. */
export function writeFeed(entries: readonly FeedEntry[], head: FeedHead): string {
  const { format, locale, collection, addressOf } = head;
  const home = addressOf(collection.routes.posts ?? collection.linkPrefix);
  const author = head.author ? { name: xmlText(head.author) } : undefined;
  const feed = new Feed({
    id: home,
    link: home,
    title: xmlText(`${collection.title} | ${locale.title}`),
    description: xmlText(locale.description || collection.title),
    language: locale.lang,
    updated: new Date(entries[0]?.published ?? 0),
    generator: 'Bifolio',
    feedLinks: { [format]: addressOf(feedRoute(collection, format)) },
    ...(author && { author }),
  });
  for (const { url, published, updated, tags, cover, ...entry } of entries) {
    feed.addItem({
      ...entry,
      id: url,
      link: url,
      date: new Date(updated),
      published: new Date(published),
      category: tags.map((name) => ({ name, term: name })),
      ...(cover && { enclosure: enclosure(cover) }),
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
