import type { DialectPage } from '../dialect.ts';

/** The file of a page that `ref` names, as a link of ours names it; `undefined` when there is none. */
export function referenceTo(written: string, page: DialectPage): string | undefined {
  const [path = '', hash] = written.split('#', 2);
  if (!path) return hash ? `#${hash}` : undefined;
  const found = candidates(path)
    .map((one) =>
      path.startsWith('/') ? page.find(one, 'pages') : (page.find(one, 'page') ?? page.find(one, 'pages')),
    )
    .find((file) => file !== undefined);
  return found && (hash ? `${found}#${hash}` : found);
}

/** A page by its file, without its ending, or by its folder. */
function candidates(written: string): string[] {
  const path = written.replace(/^\/+|\/+$/g, '');
  return /\.\w+$/.test(path)
    ? [path]
    : [`${path}.md`, `${path}/index.md`, `${path}/_index.md`, `${path}/README.md`];
}
