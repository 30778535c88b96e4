import type MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import type { ResolvedImage } from '../../core/contracts/markdown.ts';
import { decodeAddress } from '../../core/routing/decode-address.ts';
import { settleCore } from '../blocks/settle.ts';
import { linesOf } from '../links/links.ts';
import type { MarkdownOptions } from '../options.ts';
import { type PageState, pageOf } from '../page-state.ts';
import { fewCompiled } from './few-compiled.ts';
import { mediaKind } from './media-kind.ts';

/** Images: note each one while parsing, and give it address, size and loading while rendering. */
export function images(md: MarkdownIt, { image: { lazyload } }: MarkdownOptions): void {
  md.core.ruler.push('images', (state) => {
    const page = pageOf(state.env);
    for (const inline of state.tokens) {
      if (inline.type !== 'inline') continue;
      for (const token of inline.children ?? []) if (token.type === 'image') note(page, inline, token);
    }
  });
  settleCore(md, resolveImages);
  const renderImage = md.renderer.rules.image;
  md.renderer.rules.image = (tokens, index, options, env, self) => {
    const token = tokens[index];
    const page = pageOf(env);
    if (token) applyImage(page, attributesOf(token), lazyload);
    return renderImage?.(tokens, index, options, env, self) ?? '';
  };
}

/** What `applyImage` needs of a tag, be it a token or raw HTML. */
export interface ImageAttributes {
  get(name: string): string | null;
  set(name: string, value: string): void;
  /** The key of the image in `resolvedImages`. */
  key: string;
}

function attributesOf(token: Token): ImageAttributes {
  return {
    get: (name) => token.attrGet(name),
    set: (name, value) => token.attrSet(name, value),
    key: String(token.meta?.src ?? token.attrGet('src')),
  };
}

function note(page: PageState, inline: Token, token: Token): void {
  const [from, to] = linesOf(inline);
  if (token.attrGet('src') === '') page.reportTag({ ...emptyImage(token.content), from, to });
  token.meta = { ...token.meta, src: noteImage(page, decodeAddress(token.attrGet('src') ?? ''), from, to) };
}

const emptyImage = (words: string) => ({
  code: 'empty-address',
  message: `The image "![${words}]()" has no URL.`,
  hint: `Write a file or a URL between the parentheses: ![${words}](./image.png)`,
  tag: `![${words}](`,
});

/** Remember an image for `resolveImages`; the answer is its key. */
export function noteImage(page: PageState, src: string, from: number, to: number): string {
  const { file, ...position } = page.source.find(src, from, to);
  page.images.push({
    src: page.source.rebase(src, from, 'image'),
    resolved: '',
    ...(file !== page.environment.file && { file }),
    ...position,
  });
  return page.source.rebase(src, from, 'image');
}

/** Ask the site about every image once, and report those that are missing. */
async function resolveImages(page: PageState): Promise<void> {
  const sources = [...new Set(page.images.map(({ src }) => src))];
  const resolve = fewCompiled(page.environment.resolveImage);
  const answers = await Promise.all(sources.map(resolve));
  for (const [index, src] of sources.entries()) page.resolvedImages.set(src, answers[index] ?? { src });
  for (const { inputs = [] } of answers) for (const file of inputs) page.imports(file);
  for (const image of page.images) {
    const answer = page.resolvedImages.get(image.src);
    image.resolved = answer?.src ?? image.src;
    needHost(page, image.resolved);
    const { line, column, file = page.environment.file } = image;
    if (answer?.problem) page.problems.push({ severity: 'error', ...answer.problem, file, line, column });
  }
  for (const { picture, key } of page.pictures) {
    const { src = key, width, height } = page.resolvedImages.get(key) ?? {};
    Object.assign(picture, { src, ...(width && height && { width, height }) });
  }
}

/** The policy allows images and sound from everywhere; `check` tells their hosts. Frames of PDFs are told where they are drawn. */
function needHost(page: PageState, address: string): void {
  const kind = mediaKind(address);
  if (kind === 'pdf' || !/^https:\/\//i.test(address) || !URL.canParse(address)) return;
  const directive = kind === 'audio' || kind === 'video' ? 'media-src' : 'img-src';
  page.need({ [directive]: [new URL(address).origin] });
}

/** Write the answer on the tag. The first image of a page is likely in view, so it loads at once. */
export function applyImage(page: PageState, attributes: ImageAttributes, lazyload: boolean): void {
  const resolved: ResolvedImage = page.resolvedImages.get(attributes.key) ?? { src: attributes.key };
  // One that is left as it is stays encoded as it is.
  if (resolved.src !== decodeAddress(attributes.get('src') ?? '')) attributes.set('src', resolved.src);
  reserveRoom(attributes, resolved);
  const isFirst = !page.firstImageRendered;
  page.firstImageRendered = true;
  if (!lazyload || isFirst || attributes.get('loading')) return;
  attributes.set('loading', 'lazy');
  attributes.set('decoding', 'async');
}

/** Both sides, so that nothing moves when the image comes. One that the author gives in pixels decides the other. */
function reserveRoom(attributes: ImageAttributes, { width, height }: ResolvedImage): void {
  if (!width || !height) return;
  const [ownWidth, ownHeight] = [attributes.get('width'), attributes.get('height')];
  const set = (name: string, pixels: number) => attributes.set(name, String(Math.round(pixels)));
  if (!ownWidth && !ownHeight) {
    set('width', width);
    set('height', height);
  } else if (!ownHeight && /^\d+$/.test(ownWidth ?? '')) set('height', (Number(ownWidth) * height) / width);
  else if (!ownWidth && /^\d+$/.test(ownHeight ?? '')) set('width', (Number(ownHeight) * width) / height);
}
