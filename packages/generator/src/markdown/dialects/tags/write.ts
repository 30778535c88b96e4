import { escapeHtml } from '../../../core/html/escape-html.ts';

/** A container of ours with a text in it, on lines of its own. */
export function containerOf(opening: string, body: string): string {
  return `\n::: ${opening.trim()}\n\n${body.trim()}\n\n:::\n`;
}

/** A title as it may stand after the name of a container. */
export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A text as it may stand in square brackets. */
export const linkText = (text: string): string => inOneLine(text).replace(/[[\]]/g, '\\$&');

/** An address as it may stand in a link's parentheses. */
export const linkTarget = (address: string): string =>
  /[\s()<>]/.test(address) ? `<${address.replace(/[<>\n]/g, encodeURIComponent)}>` : address;

interface Figure {
  src: string;
  alt?: string;
  caption?: string;
  link?: string;
  /** Attributes of the image. */
  attributes?: Readonly<Record<string, string | undefined>>;
}

/** An image with a caption, as HTML. */
export function figureOf({ src, alt = '', caption, link, attributes = {} }: Figure): string {
  const written = Object.entries({ src, alt, ...attributes })
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${escapeHtml(value)}"`]))
    .join('');
  const image = `<img${written}>`;
  const linked = link ? `<a href="${escapeHtml(link)}">${image}</a>` : image;
  if (!caption) return linked;
  return `\n<figure>\n${linked}\n<figcaption>\n\n${inOneLine(caption)}\n\n</figcaption>\n</figure>\n`;
}
