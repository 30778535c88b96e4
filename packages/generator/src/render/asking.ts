import { isAbsolute } from 'node:path';
import type { PostCollection } from '../collections/types.ts';
import { relativePath } from '../files/relative-path.ts';
import type { ResolveLink } from '../graph/link-resolver.ts';
import type { ImageStore } from '../images/image-store.ts';
import { type Answers, stillHolds } from '../ledger/answers.ts';
import type { Facts } from '../ledger/facts.ts';
import { createNotes } from '../ledger/notes.ts';
import type { PublishedFile } from '../ledger/published-file.ts';
import { hasProtocol } from '../routing/url.ts';
import { wikiName } from '../routing/wiki-address.ts';
import type { Renderer } from './renderer-contract.ts';
import { linkAnswer } from './site-answers.ts';
import { watchedRenderer } from './watched-renderer.ts';

/** What one text has looked at and what was published with it: while the former is as it was, the text is too. */
export interface Asked {
  facts: Facts;
  published: readonly PublishedFile[];
}

/** Answers what one text asks about its site, and notes it. */
export interface Asking {
  resolveLink: ResolveLink;
  /** A store that notes which files are looked at. */
  watchedImages(store: ImageStore): ImageStore;
  /** A renderer that notes which modules of the author's are used. */
  watchedRenderer(renderer: Renderer): Renderer;
  /** A blog that notes whether its posts are looked at. */
  watchedBlog(blog: PostCollection): PostCollection;
  /** Notes a module of the author's, by name. */
  usesModule(name: string): void;
  /** Notes what is at these paths, relative to the source folder or absolute. */
  dependsOn(files: Iterable<string>): void;
  /** Notes what was asked before, if all of it still holds. Whether it does. */
  askAgain(asked: Asked): boolean;
  readonly asksForPosts: boolean;
  /** Something was looked at that nobody can tell about later, such as a host that did not answer. */
  readonly isUnsure: boolean;
  asked(): Asked;
}

/** What texts may ask about. */
export interface AskedSite {
  sourceDir: string;
  resolveLink: ResolveLink;
  answers: Answers;
}

/** `file` is the text's source. */
export function createAsking(file: string, { sourceDir, resolveLink, answers }: AskedSite): Asking {
  const notes = createNotes(file, answers);
  const published = new Map<string, PublishedFile>();
  let asksForPosts = false;
  let isUnsure = false;
  const publish = (files: readonly PublishedFile[]) => {
    for (const one of files) published.set(one.name, one);
  };
  return {
    resolveLink(from, href) {
      const link = resolveLink(from, href);
      if (leadsToPage(href)) notes.ask({ kind: 'link', of: href, is: linkAnswer(link) });
      return link;
    },
    watchedImages: (store) => ({
      async resolve(from, src) {
        const found = await store.resolve(from, src);
        for (const question of found.questions ?? []) notes.ask(question);
        publish(found.published ?? []);
        isUnsure ||= found.isUnsure ?? false;
        return found;
      },
    }),
    watchedRenderer: (renderer) => watchedRenderer(renderer, notes.ask),
    watchedBlog: (blog) => ({
      ...blog,
      get posts() {
        asksForPosts = true;
        notes.ask({ kind: 'posts', of: blog.folder });
        return blog.posts;
      },
    }),
    usesModule: (of) => notes.ask({ kind: 'module', of }),
    dependsOn(files) {
      for (const path of files)
        notes.ask({ kind: 'file', of: isAbsolute(path) ? relativePath(sourceDir, path) : path });
    },
    askAgain(asked) {
      const holds = stillHolds(asked.facts, answers);
      if (holds) {
        notes.add(asked.facts);
        publish(asked.published);
      }
      return holds;
    },
    get asksForPosts() {
      return asksForPosts;
    },
    get isUnsure() {
      return isUnsure;
    },
    asked: () => ({ facts: notes.facts(), published: [...published.values()] }),
  };
}

/** The others lead to the same place whatever pages there are. */
const leadsToPage = (href: string) => wikiName(href) !== undefined || !hasProtocol(href);
