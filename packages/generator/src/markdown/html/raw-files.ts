import { hasProtocol } from '../../core/routing/url.ts';
import { applyImage, noteImage } from '../images/images.ts';
import { noteSrcset } from '../images/srcset.ts';
import type { PageState } from '../page-state.ts';

/** A tag of the author's HTML that shows or plays files. */
interface FileTag {
  name: string;
  attributes: Map<string, string>;
  /** Of its block, counted from 1. */
  lines: [from: number, to: number];
}

/** `<use href="../icons.svg?inline#name">`: a part of another picture. The query is Vite's. */
function noteSymbols(page: PageState, attributes: Map<string, string>, lines: FileTag['lines']) {
  return ['href', 'xlink:href'].flatMap((attribute): (() => void)[] => {
    const [, path = '', part = ''] =
      /^([^?#]*)(?:\?[^#]*)?(#.*)?$/.exec(attributes.get(attribute) ?? '') ?? [];
    if (!path || hasProtocol(path)) return [];
    const key = noteImage(page, path, ...lines);
    return [() => attributes.set(attribute, (page.resolvedImages.get(key)?.src ?? key) + part)];
  });
}

/**
 * Notes the files of a tag: pictures, film, sound, subtitles, PDFs. Each answer puts public addresses on the tag, once they are
 * known. Film and sound of other hosts stay as they are written.
 */
export function noteFiles(page: PageState, { name, attributes, lines }: FileTag, lazyload: boolean) {
  if (name.toLowerCase() === 'use') return noteSymbols(page, attributes, lines);
  const isImage = name.toLowerCase() === 'img';
  return [...attributes].flatMap(([attribute, value]): (() => void)[] => {
    if (attribute === 'srcset') {
      const srcset = noteSrcset(page, value, lines);
      return srcset ? [() => attributes.set(attribute, srcset())] : [];
    }
    const isAddress = attribute === 'src' || (attribute === 'poster' && !isImage);
    if (!isAddress || (!isImage && (!value || hasProtocol(value)))) return [];
    const key = noteImage(page, value, ...lines);
    if (!isImage) return [() => attributes.set(attribute, page.resolvedImages.get(key)?.src ?? key)];
    const get = (name: string) => attributes.get(name) ?? null;
    const set = (name: string, value: string) => attributes.set(name, value);
    return [() => applyImage(page, { key, get, set }, lazyload)];
  });
}
