import { hash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import type { Sources } from './types.ts';

/** Seldom there, and found much sooner than a tag is. */
const MAY_BE_INLINE = /<script|<style|\bstyle\s*=/i;
const DATA_TYPE = /^application\/(?:ld\+)?json/i;

/** What inline scripts and styles of this HTML need: a hash each (CSP Level 3, hash sources). Data blocks are not script. */
export function inlineSources(html: string): Sources[] {
  if (!MAY_BE_INLINE.test(html)) return [];
  const found: Sources[] = [];
  let body: string[] | undefined;
  const parser = new Parser({
    onopentag(name, { style, src, type = '' }) {
      if (style !== undefined) found.push(styleSource(style));
      const isScript = name === 'script' && src === undefined && !DATA_TYPE.test(type);
      if (isScript || name === 'style') body = [];
    },
    ontext(text) {
      body?.push(text);
    },
    onclosetag(name, isImplied) {
      if (!body) return;
      const source = hashSource(body.join(''));
      body = undefined;
      if (name === 'style') found.push({ 'style-src': [source] });
      // Browsers run no script that does not end.
      else if (!isImplied) found.push({ 'script-src': [source] });
    },
  });
  parser.end(html);
  return found;
}

/** What a `style` attribute needs: its hash, and that hashes count for attributes at all (CSP Level 3, 'unsafe-hashes'). */
export const styleSource = (style: string): Sources => ({
  'style-src': ["'unsafe-hashes'", hashSource(style)],
});

const hashSource = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;
