import { type AnyNode, type Element, isTag } from 'domhandler';
import { isBlock } from '../../site/machine/markdown/nodes.ts';
import { hasClass, isChrome, writtenText } from './main-content.ts';
import { hasEmptyPanels, panelsOf } from './panels.ts';

/** Begins the name of an image that is part of its page. */
export const INLINE_IMAGE = 'data:';

/** What readers find on a page, whatever generator and theme wrote it. */
export interface PageFacts {
  /** Paragraphs, items, cells, headings, without code. */
  texts: readonly string[];
  /** Ids of headings, but of the title. */
  headings: readonly string[];
  /** The elements of headings, by their ids: `h2`. */
  levels: ReadonlyMap<string, string>;
  /** Everything that a link can name. */
  ids: ReadonlySet<string>;
  codes: readonly string[];
  /** Texts and code as they follow each other. */
  inOrder: readonly string[];
  /** File names of images, without endings and hashes. */
  images: readonly string[];
  /** What images are described with. */
  descriptions: ReadonlySet<string>;
  /** Titles of our boxes, which may be words of the theme. */
  boxTitles: ReadonlySet<string>;
  /** Texts and code in tabs and collapse panels. */
  inPanels: ReadonlySet<string>;
  /** Whether its scripts draw some of them. */
  hasEmptyPanels: boolean;
  /** The first heading, which is no passage: ours is in the layout. */
  title: string;
}

/** Reads the text of a page. `isOurs`: its title is not in it. */
export function pageFacts(main: Element, isOurs = false): PageFacts {
  const facts = {
    texts: [] as string[],
    headings: [] as string[],
    codes: [] as string[],
    inOrder: [] as string[],
    images: [] as string[],
  };
  const ids = new Set<string>();
  const levels = new Map<string, string>();
  const descriptions = new Set<string>();
  const boxTitles = new Set<string>();
  let hasTitle = isOurs;
  let title = '';
  const add = (list: string[], text: string) => {
    list.push(text);
    facts.inOrder.push(text);
  };
  const visit = (nodes: readonly AnyNode[]): void => {
    let line = '';
    const endLine = () => {
      if (line.trim()) add(facts.texts, line.replace(/\s+/g, ' ').trim());
      line = '';
    };
    for (const node of nodes) {
      if (isTag(node)) {
        noteIds(node, ids);
        for (const description of descriptionsIn(node)) descriptions.add(description);
        if (hasClass(node, 'hint-title') || hasClass(node, 'hint-container-title'))
          boxTitles.add(writtenText(node).trim());
      }
      if (!isTag(node) || isChrome(node)) {
        line += writtenText(node);
        continue;
      }
      for (const image of imagesIn(node)) facts.images.push(image);
      const { name } = node;
      if (isEmoji(node)) line += emojiText(node);
      else if (name === 'h1' && !hasTitle) {
        hasTitle = true;
        title = writtenText(node).replace(/\s+/g, ' ').trim();
        noteAll(node, ids);
      } else if (name === 'pre') {
        endLine();
        add(facts.codes, codeText(node));
        noteAll(node, ids);
      } else if (name === 'img') continue;
      else if (isBlock(node) || isStructure(node)) {
        endLine();
        for (const id of /^h[1-6]$/.test(name) ? headingId(node) : []) {
          levels.set(id, name);
          if (name !== 'h1') facts.headings.push(id);
        }
        visit(ownParts(node));
      } else {
        noteAll(node, ids);
        line += writtenText(node);
        for (const image of deepImages(node)) facts.images.push(image);
      }
    }
    endLine();
  };
  visit([main]);
  const inPanels = new Set(panelsOf(main).flatMap((panel) => pageFacts(panel, true).inOrder));
  return {
    ...facts,
    inPanels,
    hasEmptyPanels: hasEmptyPanels(main),
    ids,
    levels,
    descriptions,
    boxTitles,
    title,
  };
}

const isStructure = ({ name, attribs, children }: Element): boolean =>
  attribs.role === 'tab' ||
  /^(?:label|li|t(?:able|head|body|foot|r|d|h)|dl|dt|dd|caption|section|figure|picture|video|audio)$/.test(
    name,
  ) ||
  name.includes('-') ||
  children.some((child) => isTag(child) && isBlock(child));

/** Our word before the default of a field is the theme's. */
const ownParts = (node: Element): AnyNode[] =>
  hasClass(node, 'block-field-default') ? node.children.filter(isTag) : node.children;

/** Its own id, that of an anchor in it, or that of the section it begins. */
function headingId(heading: Element): string[] {
  const anchor = heading.children.find(
    (child): child is Element => isTag(child) && Boolean(child.attribs.id),
  );
  const section =
    heading.parent && isTag(heading.parent) && heading.parent.name === 'section' ? heading.parent : undefined;
  const id = heading.attribs.id ?? anchor?.attribs.id ?? section?.attribs.id;
  return id && !MADE_ID.test(id) ? [id] : [];
}

/** Ids of components, which differ from build to build. */
const MADE_ID = /^(?:radix-|headlessui-|react-aria|:r\w*:|«r)/;

function noteIds({ attribs }: Element, ids: Set<string>): void {
  if (attribs.id) ids.add(attribs.id);
  if (attribs.name) ids.add(attribs.name);
}

function noteAll(element: Element, ids: Set<string>): void {
  noteIds(element, ids);
  for (const child of element.children) if (isTag(child)) noteAll(child, ids);
}

const descriptionsIn = (element: Element): string[] => [
  ...(element.name === 'img' && element.attribs.alt ? [element.attribs.alt] : []),
  ...(element.name === 'a' || element.name === 'p'
    ? element.children.filter(isTag).flatMap(descriptionsIn)
    : []),
];

/** Themes draw emoji as images. */
const isEmoji = (element: Element): boolean =>
  element.name === 'img' && ['twemoji', 'emoji', 'emojione'].some((name) => hasClass(element, name));

/** GitHub describes 👋 as `:wave:`, in an image whose name is the code of the character. */
function emojiText({ attribs: { alt = '', src = '' } }: Element): string {
  const [, codes] = /\/([\da-f]{2,6}(?:-[\da-f]{2,6})*)\.(?:png|svg)(?:$|\?)/.exec(src) ?? [];
  if (!codes || !/^:[\w+-]+:$/.test(alt)) return alt;
  return String.fromCodePoint(...codes.split('-').map((code) => Number.parseInt(code, 16)));
}

const imagesIn = (element: Element): string[] =>
  element.name === 'img' && !isEmoji(element) ? [imageName(element)] : [];
const deepImages = (element: Element): string[] =>
  element.children.flatMap((child) => (isTag(child) ? [...imagesIn(child), ...deepImages(child)] : []));

/** `/assets/images/logo-1a2b3c4d5e.png` is `logo`. */
function imageName({ attribs }: Element): string {
  const src = ownAddress(attribs.src ?? attribs['data-src'] ?? '').replace(/[?#].*$/, '');
  if (src.startsWith(INLINE_IMAGE)) return INLINE_IMAGE + (attribs.alt ?? '');
  const file = decode(src.split('/').at(-1) ?? '');
  return file
    .replace(/\.[a-z0-9]+$/i, '')
    .replace(/[-._](?:[0-9a-f]{8,}|[\w-]{8}(?:_\w{4,8})?)$/i, '')
    .toLowerCase();
}

/** Next.js draws images anew: `/_next/image?url=%2Flogo.png&w=64`. */
function ownAddress(src: string): string {
  const [, url] = /\/_next\/image\?(?:[^#]*&)?url=([^&#]+)/.exec(src) ?? [];
  return url === undefined ? src : decode(url);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Stand for the signs of added and removed lines of Expressive Code, which may be in the gutter. */
export const ADDED = '\uE000';
export const REMOVED = '\uE001';

const gutterSign = (line: Element): string =>
  hasClass(line, 'ins') ? ADDED : hasClass(line, 'del') ? REMOVED : '';

/** Themes may have an element for each line, without a break behind it. */
const linesOf = (node: AnyNode): string =>
  isTag(node) && hasClass(node, 'ec-line')
    ? `${gutterSign(node)}${writtenText(node)}\n`
    : isTag(node) && !isChrome(node) && node.name !== 'br'
      ? node.children.map(linesOf).join('')
      : writtenText(node);

/** Lines of code without blanks at their ends; labels and prompts of themes are none. */
const codeText = (pre: Element): string =>
  linesOf(pre)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean)
    .join('\n');
