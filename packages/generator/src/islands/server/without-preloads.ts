const PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/**
 * A fragment without the links that React puts before it for each of its images: within a page they come too late to
 * gain anything, and an island would carry them as foreign nodes.
 */
export function withoutPreloads(html: string): string {
  return html.replace(PRELOADS, '');
}
