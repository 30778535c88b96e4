import { isAbsolute } from 'node:path';
import type { Face, FaceQuery, FindFace } from '../../core/contracts/face.ts';
import type { ResolvedLink } from '../../core/contracts/markdown.ts';
import { relativePath } from '../../core/files/relative-path.ts';
import { stillHolds } from '../../core/ledger/answers.ts';
import { type Asker, type Facts, LATER, type Question } from '../../core/ledger/facts.ts';
import { createNotes } from '../../core/ledger/notes.ts';
import type { PublishedFile } from '../../core/ledger/published-file.ts';
import { hasProtocol } from '../../core/routing/url.ts';
import { wikiName } from '../../core/routing/wiki-address.ts';
import { type FindField, fieldAnswer, fieldName, readFieldName } from '../faces/public-fields.ts';
import { queryAnswer } from '../faces/select-pages.ts';
import type { ResolveLink } from '../graph/links/link-resolver.ts';
import type { ImageStore } from '../images/image-store.ts';
import type { Renderer } from './renderer-contract.ts';
import { linkAnswer, type SiteAnswers, titleAnswer } from './site-answers.ts';
import { watchedRenderer } from './watched-renderer.ts';

/** What one text has looked at and what was published with it: while the former is as it was, the text is too. */
export interface Asked {
  facts: Facts;
  published: readonly PublishedFile[];
}

/** What is known of a page's face: `later` as long as nobody can say. */
export type KnownFace = { face?: Face; hash: string } | typeof LATER;

/** Answers what one text asks about its site, and notes it. */
export interface Asking {
  /** Notes a question. */
  ask(question: Question): void;
  findFace: FindFace;
  /** Routes whose faces are not known yet. */
  readonly missing: ReadonlySet<string>;
  /** Whether it was told of faces. */
  readonly hasFaces: boolean;
  resolveLink: ResolveLink;
  /** A store that notes which files are looked at. */
  watchedImages(store: ImageStore): ImageStore;
  /** A renderer that notes which modules of the author's are used. */
  watchedRenderer(renderer: Renderer): Renderer;
  /** Notes what is at these paths, relative to the source folder or absolute. */
  dependsOn(files: Iterable<string>): void;
  /** Notes what was asked before, if all of it still holds. Whether it does. */
  askAgain(asked: Asked): boolean;
  /** Something was looked at that nobody can tell about later, such as a host that did not answer. */
  readonly isUnsure: boolean;
  asked(): Asked;
}

/** What texts may ask about. */
export interface AskableSite {
  sourceDir: string;
  resolveLink: ResolveLink;
  answers: SiteAnswers;
  /** Routes of the pages that a query of the page at `from` selects. */
  select(query: FaceQuery, from: string): readonly string[];
  fieldOf: FindField;
}

/** As long as no face is known. */
export const noFaces = (): KnownFace => LATER;

/** `faceAt` knows the faces of other pages. */
export function createAsking(
  { file, route }: Asker,
  { sourceDir, resolveLink, answers, select, fieldOf }: AskableSite,
  faceAt: (route: string) => KnownFace,
): Asking {
  const from = { file, route };
  const notes = createNotes(from, answers);
  const faces = createFaceNotes(faceAt, fieldOf, notes.ask);
  const published = new Map<string, PublishedFile>();
  let isUnsure = false;
  const publish = (files: readonly PublishedFile[]) => {
    for (const one of files) published.set(one.name, one);
  };
  const answersNow = { ...answers, ...faceAnswers(faceAt) };
  return {
    ask: notes.ask,
    missing: faces.missing,
    get hasFaces() {
      return faces.hasFaces;
    },
    findFace: Object.assign(faces.find, {
      field: faces.field,
      select(query: FaceQuery) {
        const routes = select(query, route);
        notes.ask({ kind: 'query', of: JSON.stringify(query), is: queryAnswer(() => routes) });
        return routes;
      },
    }),
    resolveLink: (source, href) => notedLink(resolveLink(source, href), href, notes.ask),
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
    dependsOn(files) {
      for (const path of files)
        notes.ask({ kind: 'file', of: isAbsolute(path) ? relativePath(sourceDir, path) : path });
    },
    askAgain(asked) {
      const holds = stillHolds({ ...asked.facts, from }, answersNow);
      if (holds) {
        notes.add(asked.facts);
        const { face = [], fieldImage = [] } = asked.facts.asked;
        for (const [route] of face) faces.find(route);
        for (const [of] of fieldImage) faces.field(...readFieldName(of));
        publish(asked.published);
      }
      return holds;
    },
    get isUnsure() {
      return isUnsure;
    },
    asked: () => ({ facts: notes.facts(), published: [...published.values()] }),
  };
}

/** Finds faces of other pages, and notes what is known of each. */
function createFaceNotes(faceAt: (route: string) => KnownFace, fieldOf: FindField, ask: Asking['ask']) {
  const missing = new Set<string>();
  const answers = faceAnswers(faceAt);
  let hasFaces = false;
  function look(route: string): Face | undefined {
    const known = faceAt(route);
    if (known === LATER) missing.add(route);
    else hasFaces = true;
    return known === LATER ? undefined : known.face;
  }
  return {
    missing,
    get hasFaces() {
      return hasFaces;
    },
    find(route: string): Face | undefined {
      ask({ kind: 'face', of: route, is: answers.face(route) });
      return look(route);
    },
    field(route: string, key: string): unknown {
      const of = fieldName(route, key);
      const { written, isBeside } = fieldOf(route, key);
      ask({ kind: 'field', of, is: fieldAnswer(written) });
      if (!isBeside) return written;
      ask({ kind: 'fieldImage', of, is: answers.fieldImage(of) });
      return look(route)?.frontmatter[key];
    },
  };
}

/** Answers to what is known once the contents of pages are rendered. */
export const faceAnswers = (faceAt: (route: string) => KnownFace) => ({
  face: (route: string) => hashOf(faceAt(route)),
  fieldImage(of: string) {
    const [route, key] = readFieldName(of);
    const known = faceAt(route);
    return known === LATER ? LATER : fieldAnswer(known.face?.frontmatter[key]);
  },
});

/** A link that notes what is seen of it: where it leads, and its title once that is read. */
function notedLink(link: ResolvedLink, href: string, ask: Asking['ask']): ResolvedLink {
  if (!leadsToPage(href)) return link;
  ask({ kind: 'link', of: href, is: linkAnswer(link) });
  return {
    ...link,
    get title() {
      ask({ kind: 'title', of: href, is: titleAnswer(link) });
      return link.title;
    },
  };
}

const hashOf = (known: KnownFace) => (known === LATER ? LATER : known.hash);

/** The others lead to the same place whatever pages there are. */
const leadsToPage = (href: string) => wikiName(href) !== undefined || !hasProtocol(href);
