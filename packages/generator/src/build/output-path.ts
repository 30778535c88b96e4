/** The file of a route in the output folder: `/guide/` is `guide/index.html`, `/old.html` is `old.html`. */
export function outputPath(route: string): string {
  const path = route.replace(/^\/+/, '');
  return path === '' || path.endsWith('/') ? `${path}index.html` : path;
}
