/** Markdown that stands within a line, rendered as a paragraph, without that paragraph. */
export const withoutParagraph = (html: string): string => html.trim().replace(/^<p>|<\/p>$/g, '');
