const PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** A document without the same links in its head: for images of the frame, such as the logo of the other appearance, too. */
export const withoutHeadPreloads = (html: string): string =>
  html.replace(/<head>(?:<link rel="preload" as="image"[^>]*>)+/, '<head>');

/**
 * A fragment without the links that React puts before it for each of its images: within a page they come too late to
 * gain anything, and an island would carry them as foreign nodes.
 */
export function withoutPreloads(html: string): string {
  return html.replace(PRELOADS, '');
}
