import type MarkdownIt from 'markdown-it';
import type { StateInline, Token } from 'markdown-it';
import { escapeHtml } from '../../core/html/escape-html.ts';
import { linesOf } from '../links/links.ts';
import { type PageState, pageOf } from '../page-state.ts';
import { noteImage } from './images.ts';
import type { MediaKind } from './media-kind.ts';

interface MediaMeta {
  kind: Exclude<MediaKind, 'image'>;
  /** The address as written, later the key of the answer in `resolvedImages`. */
  src: string;
  label: string;
  width?: string;
  height?: string;
}

/** Sound, film or PDF in a line of text; see `media`. */
export function pushMedia(state: StateInline, meta: MediaMeta): void {
  state.push('media', '', 0).meta = meta;
}

/** Native players for embedded sound and film, and frames for PDFs, with a link for browsers that show none. */
export function media(md: MarkdownIt): void {
  md.core.ruler.push('media', (state) => {
    const page = pageOf(state.env);
    for (const inline of state.tokens) {
      for (const token of inline.children ?? []) if (token.type === 'media') note(page, inline, token);
    }
  });
  md.renderer.rules.media = (tokens, index, _options, env) => {
    const page = pageOf(env);
    page.style('media');
    const meta = tokens[index]?.meta as MediaMeta;
    return mediaHtml(meta, page.resolvedImages.get(meta.src)?.src ?? meta.src);
  };
}

function note(page: PageState, inline: Token, token: Token): void {
  const [from, to] = linesOf(inline);
  const meta = token.meta as MediaMeta;
  token.meta = { ...meta, src: noteImage(page, meta.src, from, to) };
}

function mediaHtml({ kind, label, width, height }: MediaMeta, address: string): string {
  const src = `src="${escapeHtml(address)}"`;
  const title = `title="${escapeHtml(label)}"`;
  const size = `${width ? ` width="${width}"` : ''}${height ? ` height="${height}"` : ''}`;
  if (kind === 'audio')
    return `<audio class="media-audio" controls preload="metadata" ${src} ${title}></audio>`;
  if (kind === 'video')
    return `<video class="media-video" controls playsinline preload="metadata" ${src} ${title}${size}></video>`;
  const frame = `<iframe ${src} ${title}${size} loading="lazy"></iframe>`;
  return `<span class="media-pdf">${frame}<a href="${escapeHtml(address)}">${escapeHtml(label)}</a></span>`;
}
