import { posix } from 'node:path';
import type { PlacedPage, SiteIndex } from '../form/mover.ts';
import type { MadePage } from '../old-site.ts';

/** Hugo lists the pages of a folder at the top that has no `_index.md`. Pages that were not for everybody are not named. */
export function madeSections({ pages, byAddress }: SiteIndex): MadePage[] {
  const sections = new Map<string, PlacedPage[]>();
  for (const page of pages) {
    const [name = '', ...rest] = page.path.split('/');
    const folder = posix.join(page.folder.to, name);
    if (rest.length > 0 && !page.state) sections.set(folder, [...(sections.get(folder) ?? []), page]);
  }
  return [...sections]
    .filter(([folder]) => !byAddress(`/${folder.toLowerCase()}/`) && !byAddress(`/${folder}/`))
    .map(([folder, inside]) => ({ to: `${folder}/README.md`, text: listOfPages(folder, inside) }));
}

function listOfPages(folder: string, pages: readonly PlacedPage[]): string {
  const name = posix.basename(folder).replace(/[-_]+/g, ' ');
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const links = [...pages]
    .sort((a, b) => weightOf(a) - weightOf(b) || a.title.localeCompare(b.title))
    .map(linkTo);
  return `---\ntitle: ${JSON.stringify(title)}\n---\n\n${links.join('\n')}\n`;
}

function linkTo({ title, address, fields: { description } }: PlacedPage): string {
  const text = title.replace(/[[\]\\]/g, '\\$&');
  const words = typeof description === 'string' ? description.replace(/\s+/g, ' ').trim() : '';
  return `- [${text}](${encodeURI(address)})${words && `: ${words}`}`;
}

const weightOf = ({ fields: { weight } }: PlacedPage): number =>
  typeof weight === 'number' && weight !== 0 ? weight : Number.MAX_SAFE_INTEGER;
