import type { FeedFormat } from 'bifolio';
import type { FeedOptions } from './options.ts';

const FORMATS: readonly FeedFormat[] = ['rss', 'atom', 'json'];

/** The formats that a collection's feeds have. */
export function feedFormats(feed: false | FeedOptions = {}): readonly FeedFormat[] {
  return feed === false ? [] : FORMATS.filter((format) => feed[format] !== false);
}
