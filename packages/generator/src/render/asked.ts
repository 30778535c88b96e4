import { onceOf } from '../cache/once-of.ts';
import type { PostCollection } from '../collections/types.ts';
import type { ResolveLink } from '../graph/link-resolver.ts';
import type { PageGraph } from '../graph/types.ts';
import type { ResolvedLink } from '../markdown/types.ts';
import { hasProtocol } from '../routing/url.ts';
import { wikiName } from '../routing/wiki-address.ts';
import { shortHash } from './content-cache.ts';

/** What a text has asked of other pages while it was rendered, each with what stands for the answer. */
export interface Asked {
  /** Its source file, where its relative links start. */
  file: string;
  /** By the address as it was written. */
  links: readonly Answer[];
  /** All posts of a blog, by its folder. */
  posts: readonly Answer[];
}

type Answer = readonly [question: string, answer: string];

/** Notes what one text asks. */
export interface Asking {
  resolveLink: ResolveLink;
  /** A blog that notes whether its posts are looked at. */
  watched(blog: PostCollection): PostCollection;
  readonly asksForPosts: boolean;
  answers(): Asked;
}

export function createAsking(file: string, resolveLink: ResolveLink): Asking {
  const links = new Map<string, string>();
  const blogs = new Map<string, PostCollection>();
  return {
    resolveLink(from, href) {
      const link = resolveLink(from, href);
      if (leadsToPage(href)) links.set(href, linkAnswer(link));
      return link;
    },
    watched: (blog) => ({
      ...blog,
      get posts() {
        blogs.set(blog.folder, blog);
        return blog.posts;
      },
    }),
    get asksForPosts() {
      return blogs.size > 0;
    },
    answers: () => ({
      file,
      links: [...links],
      posts: [...blogs].map(([folder, blog]) => [folder, postsAnswer(blog)] as const),
    }),
  };
}

/** Whether a text would get the same answers now. */
export function wouldHearTheSame(
  { file, links, posts }: Asked,
  { graph, resolveLink }: { graph: Pick<PageGraph, 'collections'>; resolveLink: ResolveLink },
): boolean {
  const blogAt = (folder: string) =>
    graph.collections.find((one): one is PostCollection => one.type === 'post' && one.folder === folder);
  return (
    links.every(([href, answer]) => linkAnswer(resolveLink(file, href)) === answer) &&
    posts.every(([folder, answer]) => {
      const blog = blogAt(folder);
      return blog && postsAnswer(blog) === answer;
    })
  );
}

/** The others lead to the same place whatever pages there are. */
const leadsToPage = (href: string) => wikiName(href) !== undefined || !hasProtocol(href);

const linkAnswer = ({ href, title, file }: ResolvedLink) => shortHash([href, title, file]);

const postsAnswer = onceOf(({ posts }: PostCollection) => shortHash(posts));
