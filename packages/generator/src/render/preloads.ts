const LOADED_AT_ONCE = /<bi-island [^>]*\bhydrate="load"[^>]*>/g;

/** Scripts worth fetching with the page: those of islands that hydrate on load. */
export function preloadsOf(
  html: string,
  used: readonly { src: string; imports: readonly string[] }[],
): string[] {
  // Seldom there, and found much sooner than a tag with the attribute is.
  const tags = html.includes('hydrate="load"') ? (html.match(LOADED_AT_ONCE) ?? []) : [];
  const eager = used.filter(({ src }) => tags.some((tag) => tag.includes(`src="${src}"`)));
  return [...new Set(eager.flatMap(({ src, imports }) => [src, ...imports]))];
}

/** React asks for every image of the frame early, the logo of the other appearance too. */
export const withoutImagePreloads = (html: string) =>
  html.replace(/<head>(?:<link rel="preload" as="image"[^>]*>)+/, '<head>');
