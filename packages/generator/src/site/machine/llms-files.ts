import type { FilePages, GeneratedFile, ScannedSite } from '../../core/contracts/generated.ts';
import { type Section, sectionsOf } from './llms-sections.ts';
import { addressOf, twinPath } from './twin.ts';

type Locale = ScannedSite['locales'][number];

/** Characters in a list before its sections become files: programs cut longer answers. */
const LONGEST = 50_000;
/** Of a description that is not known yet. */
const DESCRIPTION = 120;

/** `llms.txt` for each language: what there is to read, with the address of its Markdown. Sections of a long list are files. */
export function llmsFiles(site: ScannedSite): GeneratedFile[] {
  return site.locales.flatMap((locale) => {
    const sections = sectionsOf(site, locale.path);
    const inFiles = isLong(site, sections) ? sections.filter(({ path }) => path !== undefined) : [];
    const here = sections.filter((section) => !inFiles.includes(section));
    return [
      listFile(site, `${locale.path.slice(1)}llms.txt`, here, (parts) =>
        llmsText(site, locale, parts, inFiles),
      ),
      ...inFiles.map((section) =>
        listFile(site, fileOf(section), [{ ...section, title: '' }], ([part = '']) =>
          [`# ${inLine(section.title)}`, `> ${addressOf(site, `${locale.path}llms.txt`)}`, part].join('\n\n'),
        ),
      ),
    ];
  });
}

const fileOf = ({ path = '/' }: Section) => `${path.slice(1)}llms.txt`;

/** A file that lists the pages of sections; `write` gets the text of each. */
function listFile(
  site: ScannedSite,
  path: string,
  sections: readonly Section[],
  write: (parts: readonly string[]) => string,
): GeneratedFile {
  const routes = sections.flatMap(({ pages }) => pages.map(({ route }) => route));
  return {
    path,
    type: 'text/plain',
    key: ({ hash }) =>
      JSON.stringify([
        ...[site.base, site.hostname, site.locales, write(sections.map(({ title }) => title))],
        ...routes.map((route) => [route, hash(route)]),
      ]),
    text: async (pages) => {
      const parts: string[] = [];
      for (const section of sections) parts.push(await sectionText(section, site, pages));
      return `${write(parts)}\n`;
    },
  };
}

function llmsText(site: ScannedSite, locale: Locale, parts: readonly string[], inFiles: readonly Section[]) {
  const unit = locale.lang.startsWith('zh') ? ' 页' : ' pages';
  const files = inFiles.map(
    (section) =>
      `- [${inLine(section.title)}](${addressOf(site, `/${fileOf(section)}`)}): ${section.pages.length}${unit}`,
  );
  const others = site.locales.filter((other) => other !== locale);
  const optional = others.map(
    (other) => `- [${other.label}](${addressOf(site, `${other.path}llms.txt`)}): ${other.title}`,
  );
  return [
    `# ${locale.title}`,
    ...(locale.description ? [`> ${locale.description}`] : []),
    ...parts,
    ...(files.length > 0 ? [files.join('\n')] : []),
    ...(optional.length > 0 ? [`## Optional\n\n${optional.join('\n')}`] : []),
  ].join('\n\n');
}

/** Told before any page is rendered, since the paths of files are. */
function isLong(site: ScannedSite, sections: readonly Section[]): boolean {
  const lengths = sections.flatMap(({ pages }) =>
    pages.map(
      ({ route, title, description }) =>
        addressOf(site, `/${twinPath(route)}`).length + title.length + (description?.length || DESCRIPTION),
    ),
  );
  return lengths.reduce((sum, length) => sum + length, 0) > LONGEST;
}

/** Asks for one page after the other: the faces of all would be a hundred thousand at once. */
async function sectionText(
  { title, pages }: Section,
  site: ScannedSite,
  { face }: FilePages,
): Promise<string> {
  const lines = title ? [`## ${inLine(title)}`, ''] : [];
  for (const { route, title: ofPage } of pages) {
    const { description = '' } = (await face(route)) ?? {};
    const link = `- [${inLine(ofPage) || route}](${addressOf(site, `/${twinPath(route)}`)})`;
    lines.push(description ? `${link}: ${inLine(description)}` : link);
  }
  return lines.join('\n');
}

const inLine = (text: string) => text.replace(/\s+/g, ' ').replace(/[[\]]/g, '\\$&').trim();
