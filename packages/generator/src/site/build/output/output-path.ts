/** The file of a route in the output folder: `/guide/` is `guide/index.html`, `/old.html` is `old.html`. */
export function outputPath(route: string): string {
  const path = route.replace(/^\/+/, '');
  return path === '' || path.endsWith('/') ? `${path}index.html` : path;
}

/** The file of an old address: `/old.html` is `old.html`, `/old` is `old/index.html`, which hosts find for both `/old` and `/old/`. */
export function redirectPath(from: string): string {
  return outputPath(/\.html?$|\/$/i.test(from) ? from : `${from}/`);
}
