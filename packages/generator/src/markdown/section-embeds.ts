import { wikiAddress } from '../routing/wiki-address.ts';
import { mediaKind } from './media.ts';
import type { MarkdownEnvironment, PageLink } from './types.ts';

/** A part of another page that Obsidian's `![[Page#Heading]]` pulls in. */
export interface SectionEmbed {
  indent: string;
  /** Source file of that page, from the source folder, with a leading slash. */
  path: string;
  /** Id of the heading; the whole page without one. */
  region?: string;
  link: PageLink;
}

const line = /^([ \t]*)!\[\[([^[\]|\n#]{1,200})(#[^[\]|\n]{1,200})?(?:\|[^[\]\n]{0,200})?\]\]\s*$/;

/** The page that an embed alone on its line means; `undefined` for files, and for names that lead to no page. */
export function findSectionEmbed(
  text: string,
  environment: MarkdownEnvironment,
  place: { file: string; line: number },
): SectionEmbed | undefined {
  const [, indent = '', name = '', hash = ''] = line.exec(text) ?? [];
  if (!name || name.trim() !== name || mediaKind(name) || /^https?:/.test(name)) return undefined;
  const heading = hash.split('#').at(-1)?.trim();
  // Without the heading: whether that is there, the one who looks for its lines will say.
  const href = wikiAddress(name);
  const { file, href: resolved } = environment.resolveLink(href);
  if (!file) return undefined;
  const link = {
    href,
    resolved,
    line: place.line,
    ...(place.file !== environment.file && { file: place.file }),
  };
  return { indent, path: `/${file}`, ...(heading && { region: heading }), link };
}
