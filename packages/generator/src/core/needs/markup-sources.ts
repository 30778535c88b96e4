import { Parser } from 'htmlparser2';
import { embeddedHosts } from './embedded-hosts.ts';
import { hashSource, styleSource } from './inline-sources.ts';
import type { Sources } from './types.ts';

/** Seldom there, but for the data of a page, and found much sooner than a tag is. */
const MAY_NEED = /<(?:iframe|link|style|script(?! type="application\/json"))\b|\bstyle\s*=/i;
const DATA_TYPE = /^application\/(?:ld\+)?json/i;

/**
 * What the policy of a page has to allow for this HTML, tag by tag: a hash for each inline script and style (CSP Level 3, hash
 * sources), and the hosts that it embeds. Data blocks are not script.
 */
export function markupSources(html: string): Sources[] {
  if (!MAY_NEED.test(html)) return [];
  const found: Sources[] = [];
  let inline: string[] | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const { style, src, type = '' } = attributes;
      if (style !== undefined) found.push(styleSource(style));
      found.push(...embeddedHosts(name, attributes));
      const isScript = name === 'script' && src === undefined && !DATA_TYPE.test(type);
      if (isScript || name === 'style') inline = [];
    },
    ontext(text) {
      inline?.push(text);
    },
    onclosetag(name, isImplied) {
      if (!inline) return;
      const source = hashSource(inline.join(''));
      inline = undefined;
      if (name === 'style') found.push({ 'style-src': [source] });
      // Browsers run no script that does not end.
      else if (!isImplied) found.push({ 'script-src': [source] });
    },
  });
  parser.end(html);
  return found;
}
