import { hasProtocol } from '../../core/routing/url.ts';
import type { PageState } from '../page-state.ts';
import { noteImage } from './images.ts';

/** One picture of a `srcset`. */
export interface Candidate {
  address: string;
  /** Such as `2x` or `640w`, with the blank before it; empty when there is none. */
  descriptor: string;
}

// An address runs to the next blank; commas at its end part it from the next one, commas within it (data:) do not.
const candidatePattern = /[\s,]*([^\s,]\S*)((?:\([^)]*(?:\)|$)|[^,(])*)/gy;

/** The pictures that a `srcset` offers, read as browsers do. */
export function parseSrcset(text: string): Candidate[] {
  const candidates: Candidate[] = [];
  const pattern = new RegExp(candidatePattern);
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [whole, written = '', rest = ''] = match;
    const address = written.replace(/,+$/, '');
    if (address !== written) pattern.lastIndex = match.index + whole.length - rest.length;
    candidates.push({ address, descriptor: address === written ? rest.trim().replace(/^(?=.)/, ' ') : '' });
  }
  return candidates;
}

/** A `srcset` with other addresses. */
export const mapSrcset = (text: string, change: (address: string) => string): string =>
  parseSrcset(text)
    .map(({ address, descriptor }) => change(address) + descriptor)
    .join(', ');

/**
 * Notes the pictures of a `srcset` as images of the page; the answer gives it their public addresses, once they are known.
 * `undefined` when all are on other hosts.
 */
export function noteSrcset(
  page: PageState,
  srcset: string,
  [from, to]: [number, number],
): (() => string) | undefined {
  const keys = new Map(
    parseSrcset(srcset)
      .filter(({ address }) => !hasProtocol(address))
      .map(({ address }) => [address, noteImage(page, address, from, to)]),
  );
  if (keys.size === 0) return undefined;
  return () =>
    mapSrcset(srcset, (address) => {
      const key = keys.get(address);
      return key === undefined ? address : (page.resolvedImages.get(key)?.src ?? key);
    });
}
