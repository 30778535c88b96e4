import type { PictureInput } from '../../addresses/picture.ts';

/** One picture of a carousel. */
export interface SwiperItem {
  /** The picture: in Markdown a file beside the page, as in every image; a path in `public`; or an address. */
  link: PictureInput;
  /** Where it leads. */
  href?: string;
  /** What it shows, in words. */
  alt?: string;
  /** The address has the site's base already: Markdown has resolved it. */
  resolved?: boolean;
}

/** As authors write them: a list of addresses or items, or addresses with commas between. */
export type SwiperItems = string | readonly (string | SwiperItem)[];

/** Reads a list of pictures; what is none is left out. */
export function readItems(items: unknown): SwiperItem[] {
  const list: unknown[] = Array.isArray(items)
    ? items
    : isExpression(items)
      ? []
      : String(items ?? '').split(',');
  return list.flatMap((item) => {
    if (typeof item === 'string') return item.trim() ? { link: item.trim() } : [];
    return isItem(item) ? item : [];
  });
}

/** `:items="images"` names a variable of Vue, not a file. */
const isExpression = (items: unknown) => typeof items === 'string' && /^[a-z_$][\w$]*$/i.test(items.trim());

function isItem(value: unknown): value is SwiperItem {
  if (typeof value !== 'object' || value === null || !('link' in value)) return false;
  const { link } = value;
  return (
    (typeof link === 'string' && link !== '') || (typeof link === 'object' && link !== null && 'src' in link)
  );
}
