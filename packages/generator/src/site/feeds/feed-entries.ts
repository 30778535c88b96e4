import type { Post } from '../../core/contracts/collections.ts';
import type { Face } from '../../core/contracts/face.ts';
import { type FeedSettings, newestPosts } from '../../core/contracts/feeds.ts';
import type { FilePages } from '../../core/contracts/generated.ts';
import { escapeHtml } from '../../core/html/escape-html.ts';
import { withBase } from '../../core/routing/url.ts';
import { feedHtml } from './feed-html.ts';
import { xmlText } from './xml-text.ts';

/** What a feed says of a post, the same in each format. Texts have nothing in them that XML cannot hold. */
export interface FeedEntry {
  url: string;
  title: string;
  /** Milliseconds since 1970: when it was published, and when it was changed last. */
  published: number;
  updated: number;
  tags: readonly string[];
  /** Plain text. */
  description?: string;
  /** HTML with nothing but text, links and pictures in it. */
  content?: string;
  /** Whole address of a picture. */
  cover?: string;
}

export interface FeedEntriesOptions {
  posts: readonly Post[];
  settings: FeedSettings;
  base: string;
  /** The whole address of a route. */
  addressOf(route: string): string;
}

/** The newest posts, as `settings` say, the newest first. */
export async function feedEntries(
  { face: faceOf, article }: FilePages,
  { posts, settings, base, addressOf }: FeedEntriesOptions,
): Promise<FeedEntry[]> {
  const entries: FeedEntry[] = [];
  for (const post of newestPosts(posts, settings)) {
    const url = addressOf(post.route);
    const whole = settings.content === 'full' ? await article(post.route) : undefined;
    const face = await faceOf(post.route);
    const cover = face && settings.coverOf(face);
    entries.push({
      url,
      title: xmlText(post.title),
      published: publishedTime(post),
      updated: Math.max(publishedTime(post), face?.updatedTime ? Date.parse(face.updatedTime) : 0),
      tags: post.tags.map(xmlText),
      ...(face && said(face, whole, { url, settings })),
      ...(cover && { cover: new URL(withBase(base, cover), url).href }),
    });
  }
  return entries;
}

/** A feed has no way to say the day alone. */
const publishedTime = ({ moment, createTime }: Post): number => moment ?? createTime;

/** What is said of the text of a post; of a locked one only what its author gave. */
function said(
  face: Face,
  whole: string | undefined,
  { url, settings }: { url: string; settings: FeedSettings },
) {
  const own = settings.excerptOf(face);
  const description = own === false ? '' : xmlText(typeof own === 'string' ? own : face.description);
  const html = whole ?? (own === undefined || own === true ? face.excerpt : undefined);
  const content = html ? xmlText(feedHtml(html, url)) : description && `<p>${escapeHtml(description)}</p>`;
  return { ...(description && { description }), ...(content && { content }) };
}
