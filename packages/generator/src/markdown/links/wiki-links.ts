import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type MarkdownIt from 'markdown-it';
import type { StateInline } from 'markdown-it';
import { decodeAddress } from '../../core/routing/decode-address.ts';
import { wikiAddress } from '../../core/routing/wiki-address.ts';
import { SLUGS, type SlugStyle } from '../headings/slug-styles.ts';
import { pushMedia } from '../images/media.ts';
import { mediaKind } from '../images/media-kind.ts';
import { headingId } from '../include/section-lines.ts';
import { type PageState, pageOf } from '../page-state.ts';
import { resolvePageLink } from './links.ts';
import type { ObsidianOptions } from './obsidian-options.ts';

const pattern = /(!?)\[\[([^[\]|\n]{1,200})(?:\|([^[\]\n]{1,200}))?\]\]/y;
/** Makes it a link or an image of Markdown, whose text is in brackets: `[[1]](notes.md)`. */
const inlineAddress = /\(<?[^\s()<>]*[/.#:][^\n]*\)/y;
const size = /^(\d+)(?:x(\d+))?$/;

/** Obsidian's links, `[[Page#Heading|label]]`, and embedded files, `![[picture.png|200x100]]`. */
export function wikiLinks(
  md: MarkdownIt,
  { wikiLink, embedLink }: Exclude<ObsidianOptions, false>,
  style: SlugStyle,
): void {
  md.inline.ruler.before('link', 'wiki_link', (state, silent) => {
    const sign = state.src[state.pos];
    if (!(sign === '[' && wikiLink) && !(sign === '!' && embedLink)) return false;
    pattern.lastIndex = state.pos;
    const [written = '', embed, target = '', label] = pattern.exec(state.src) ?? [];
    if (!written || target.trim() !== target || runsScript(state.md, target)) return false;
    inlineAddress.lastIndex = state.pos + written.length;
    if (inlineAddress.test(state.src)) return false;
    if ('linkLevel' in state && state.linkLevel !== 0) return false;
    if (embed && mediaKind(target)) {
      if (!silent) pushFile(state, target, label);
    } else if (!pushLink(state, { target, label, silent, isEmbed: embed !== '', style })) return false;
    state.pos += written.length;
    return true;
  });
}

/** Browsers pass over blanks and signs that control something: `java<tab>script:` is one as well. */
const runsScript = (md: MarkdownIt, target: string) => !md.validateLink(target.replace(/[\s\p{Cc}]+/gu, ''));

interface WikiLink {
  target: string;
  label?: string;
  silent: boolean;
  isEmbed: boolean;
  style: SlugStyle;
}

/** Only what leads to a page, or within this one, is a link: `[[1]]` is more often text. */
function pushLink(state: StateInline, { target, label, silent, isEmbed, style }: WikiLink): boolean {
  const page = pageOf(state.env);
  const [path = '', ...headings] = target.split('#').map((part) => part.trim());
  const heading = headings.at(-1);
  const isAddress = /^https?:\/\//.test(target);
  const href = isAddress
    ? target
    : (path && wikiAddress(path)) + (heading ? `#${slugOf(heading, style)}` : '');
  if (path && !isAddress && !page.environment.resolveLink(href).isPage) {
    // Reported as a dead link when it looks like one; it stays visible. An embed is tried again as a link.
    if (!silent && !isEmbed && /^\p{L}/u.test(path))
      resolvePageLink(page, href, page.currentLine, page.currentLine, false);
    return false;
  }
  if (silent) return true;
  const address =
    heading && !isAddress ? href.replace(/#.*$/, `#${linkedId(page, path, heading, style)}`) : href;
  state.push('link_open', 'a', 1).attrs = [['href', address]];
  const text = label ?? (isAddress ? target : heading?.startsWith('^') ? '' : heading);
  if (text) state.push('text', '', 0).content = text;
  state.push('link_close', 'a', -1);
  return true;
}

/** The id of a heading of another page, or of this one: its own, where it has one, else what its text gives. */
function linkedId(page: PageState, path: string, heading: string, style: SlugStyle): string {
  const text = path ? textOfPage(page, wikiAddress(path)) : page.source.text;
  const id = page.spend(text.length) ? headingId(text.split('\n'), heading, style) : undefined;
  return id ?? slugOf(heading, style);
}

const slugOf = (heading: string, style: SlugStyle) => SLUGS[style].slug(heading, heading);

/** The source of the page that a link leads to, which this page depends on from now on; empty for generated ones. */
function textOfPage(page: PageState, address: string): string {
  const { sourceDir, resolveLink, file: own } = page.environment;
  const { file } = resolveLink(address);
  if (file === own) return page.source.text;
  if (!file || !existsSync(join(sourceDir, file))) return '';
  page.dependsOn(file);
  return readFileSync(join(sourceDir, file), 'utf8');
}

/** A file is found by the end of its path, as pages are. */
function pushFile(state: StateInline, target: string, label = ''): void {
  const src = /^https?:\/\//.test(target) ? target : wikiAddress(target);
  const [, width, height] = size.exec(label) ?? [];
  const kind = mediaKind(target);
  const alt = width ? '' : label;
  if (kind && kind !== 'image') {
    const name = target.replace(/#.*$/, '').split('/').at(-1) ?? target;
    pushMedia(state, { kind, src: decodeAddress(src), label: alt || name, width, height });
    return;
  }
  const token = state.push('image', 'img', 0);
  token.attrs = [
    ['src', state.md.normalizeLink(src)],
    ['alt', ''],
    ...(width ? [['width', width] satisfies [string, string]] : []),
    ...(height ? [['height', height] satisfies [string, string]] : []),
  ];
  token.content = alt;
  token.children = alt ? [Object.assign(new state.Token('text', '', 0), { content: alt })] : [];
}
