import { isElement } from './html-elements.ts';

const voidElements = new Set(
  'area base basefont br col embed frame hr img input link meta param source track wbr'.split(' '),
);

// A whole tag, with attributes as CommonMark defines them; comments and scripts are passed over first.
const tagPattern =
  /<!--[\s\S]*?-->|<(?:script|style)\b(?:[^>"']|"[^"]*"|'[^']*')*(?<!\/)>[\s\S]*?<\/(?:script|style)\s*>|<([a-z][\w-]*)((?:\s+[a-z_:@][\w.:@-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*)\s*(\/?)>/gi;

/**
 * `<iframe src="…" />` means one that is empty, to authors and to Vue. To browsers the slash means nothing: the rest of the
 * page would stand in the element, and an `<iframe>` or `<video>` shows none of it. So the end tag is written out.
 */
export function closeEmptyElements(html: string): string {
  if (!html.includes('/>')) return html;
  return html.replace(tagPattern, (whole, name?: string, attributes = '', slash?: string) =>
    slash && name && closes(name.toLowerCase()) ? `<${name}${attributes}></${name}>` : whole,
  );
}

/** Whether an element of this name has no end. */
export const isVoidElement = (name: string): boolean => voidElements.has(name);

const closes = (name: string) => !voidElements.has(name) && (name.includes('-') || isElement(name));
