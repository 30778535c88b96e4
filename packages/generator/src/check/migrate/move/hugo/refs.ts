import { posix } from 'node:path';
import type { ChangedPage, PlacedPage } from '../form/mover.ts';

const REF = /\{\{[<%]\s*(?:rel)?ref\s+(?:path\s*=\s*)?["`]?([^"`\s>%]*)["`]?[^\n]*?[>%]\}\}/g;

/** `ref` and `relref` are the address of a page. */
export const convertRefs = (text: string, page: ChangedPage): string =>
  text.replace(REF, (whole, target: string) => {
    const [path = '', hash] = target.split('#');
    const found = path === '' ? page.page : pageOf(path, page);
    if (found) return `${path === '' ? '' : encodeURI(found.address)}${hash === undefined ? '' : `#${hash}`}`;
    page.left({
      severity: 'error',
      what: `\`ref\` to "${path}", which is no page`,
      todo: 'Write the address of the page.',
      at: whole,
    });
    return path;
  });

/** A file from the folder of the page, or of all pages; else the only page of that name. */
function pageOf(path: string, { page, site }: ChangedPage): PlacedPage | undefined {
  const stem = path.replace(/\.(?:md|markdown)$/, '').replace(/\/$/, '');
  const places = path.startsWith('/')
    ? [posix.join(page.folder.from, stem)]
    : [posix.join(posix.dirname(page.file), stem), posix.join(page.folder.from, stem)];
  const files = places.flatMap((place) => [`${place}.md`, `${place}/_index.md`, `${place}/index.md`]);
  const found = files.map((file) => site.byFile(file)).find(Boolean);
  if (found || stem.includes('/')) return found;
  const named = site.pages.filter(
    ({ path: own }) => posix.basename(own.replace(/(?:\/_?index)?\.\w+$/, '')) === stem,
  );
  return named.length === 1 ? named[0] : undefined;
}
