import type { FilePages, GeneratedFile, ScannedSite } from '../../core/contracts/generated.ts';
import type { Page } from '../../core/contracts/page.ts';
import { addressOf, twinPath } from './twin.ts';

/** A part of a list: a folder of the site or a blog. */
interface Section {
  title: string;
  pages: readonly Page[];
}

/** `llms.txt` for each language: what there is to read, with the address of its Markdown. */
export function llmsFiles(site: ScannedSite): GeneratedFile[] {
  return site.locales.map((locale) => {
    const sections = sectionsOf(site, locale.path);
    const routes = sections.flatMap(({ pages }) => pages.map(({ route }) => route));
    return {
      path: `${locale.path.slice(1)}llms.txt`,
      type: 'text/plain',
      key: ({ hash }) =>
        JSON.stringify([
          ...[site.base, site.hostname, site.locales, sections.map(({ title }) => title)],
          ...routes.map((route) => [route, hash(route)]),
        ]),
      text: async (pages) => llmsText(site, locale, await Promise.all(sections.map(writeWith(site, pages)))),
    };
  });
}

const llmsText = (site: ScannedSite, locale: ScannedSite['locales'][number], sections: readonly string[]) => {
  const others = site.locales.filter((other) => other !== locale);
  const optional = others.map(
    (other) => `- [${other.label}](${addressOf(site, `${other.path}llms.txt`)}): ${other.title}`,
  );
  return `${[
    `# ${locale.title}`,
    ...(locale.description ? [`> ${locale.description}`] : []),
    ...sections,
    ...(optional.length > 0 ? [`## Optional\n\n${optional.join('\n')}`] : []),
  ].join('\n\n')}\n`;
};

const writeWith =
  (site: ScannedSite, { face }: FilePages) =>
  async ({ title, pages }: Section): Promise<string> => {
    const lines = await Promise.all(
      pages.map(async ({ route, title: ofPage }) => {
        const { description = '' } = (await face(route)) ?? {};
        const link = `- [${inLine(ofPage) || route}](${addressOf(site, `/${twinPath(route)}`)})`;
        return description ? `${link}: ${inLine(description)}` : link;
      }),
    );
    return [...(title ? [`## ${inLine(title)}`, ''] : []), ...lines].join('\n');
  };

const inLine = (text: string) => text.replace(/\s+/g, ' ').replace(/[[\]]/g, '\\$&').trim();

/** The home page and pages that are alone in their folder first, then each folder, then the blogs. */
function sectionsOf({ pages, collections }: ScannedSite, locale: string): Section[] {
  const own = pages.filter((page) => page.locale === locale);
  const blogs = collections.flatMap((one) =>
    one.type === 'post' && one.locale === locale
      ? [{ title: one.title, routes: new Set(one.posts.map(({ route }) => route)) }]
      : [],
  );
  const isPost = ({ route }: Page) => blogs.some(({ routes }) => routes.has(route));
  const folderOf = ({ route }: Page) => /^[^/]*/.exec(route.slice(locale.length))?.[0] ?? '';
  const docs = own.filter((page) => !isPost(page));
  const alone = new Set(
    [...Map.groupBy(docs, folderOf)].flatMap(([name, { length }]) => (length > 1 ? [] : name)),
  );
  const folders = Map.groupBy(docs, (page) => (alone.has(folderOf(page)) ? '' : folderOf(page)));
  const titleOf = (folder: string) =>
    own.find(({ route }) => route === `${locale}${folder}/`)?.title ?? folder;
  const named = [...folders].sort(([a], [b]) => Number(a !== '') - Number(b !== ''));
  return [
    ...named.map(([folder, inFolder]) => ({ title: folder && titleOf(folder), pages: inFolder })),
    ...blogs.map(({ title, routes }) => ({ title, pages: own.filter(({ route }) => routes.has(route)) })),
  ].filter((section) => section.pages.length > 0);
}
