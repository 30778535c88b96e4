/**
 * The slash-terminated form of a path to a page: `/a/b.md`, `/a/b.html` and `/a/b` are `/a/b/`; `README.md`, `index.md`
 * and `index.html` are their folder. Dots are resolved, never above the root.
 */
export function normalizePagePath(path: string): string {
  const bare = path.replace(/(?:\.(?:mdx?|html?))+$/i, '').replace(/(^|\/)(?:readme|index)$/i, '$1');
  return resolveDots(bare);
}

/**
 * Where an old address of a page may stand among redirects, besides as it was asked for: that of `/a/b.md` as `/a/b/`, or as the
 * `.html` file it once was.
 */
export function oldForms(path: string): string[] {
  const page = normalizePagePath(path);
  return [page, page.replace(/\/$/, '.html')];
}

/** Resolves `.`, `..` and doubled slashes of a path; one slash at each end. */
function resolveDots(path: string): string {
  // Most paths have nothing to resolve.
  if (!/^$|^\.|\/[./]/.test(path))
    return `${path[0] === '/' ? '' : '/'}${path}${path.endsWith('/') ? '' : '/'}`;
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.length > 0 ? `/${parts.join('/')}/` : '/';
}
