import type { MarkdownEnvironment, PageLink } from '../../core/contracts/markdown.ts';
import { wikiAddress } from '../../core/routing/wiki-address.ts';
import { mediaKind } from '../images/media-kind.ts';
import { type LinePlace, PLACE, placeOf } from './line-place.ts';

/** A part of another page that Obsidian's `![[Page#Heading]]` pulls in. */
export interface SectionEmbed {
  place: LinePlace;
  /** Source file of that page, from the source folder, with a leading slash. */
  path: string;
  /** Id of the heading; the whole page without one. */
  region?: string;
  link: PageLink;
}

const line = new RegExp(
  String.raw`^(${PLACE})!\[\[([^[\]|\n#]{1,200})(#[^[\]|\n]{1,200})?(?:\|[^[\]\n]{0,200})?\]\]\s*$`,
);

/** The page that an embed alone on its line means; `undefined` for files, and for names that lead to no page. */
export function findSectionEmbed(
  text: string,
  environment: MarkdownEnvironment,
  origin: { file: string; line: number },
): SectionEmbed | undefined {
  const [, before = '', name = '', hash = ''] = line.exec(text) ?? [];
  if (!name || name.trim() !== name || mediaKind(name) || /^https?:/.test(name)) return undefined;
  const heading = hash.split('#').at(-1)?.trim();
  // Without the heading: whether that is there, the one who looks for its lines will say.
  const href = wikiAddress(name);
  const { file, href: resolved } = environment.resolveLink(href);
  if (!file) return undefined;
  const link = {
    href,
    resolved,
    line: origin.line,
    ...(origin.file !== environment.file && { file: origin.file }),
  };
  return { place: placeOf(before), path: `/${file}`, ...(heading && { region: heading }), link };
}
