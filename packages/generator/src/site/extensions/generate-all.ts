import type { Extension } from '../../core/contracts/extension.ts';
import type {
  BesideFile,
  GeneratedFile,
  GeneratedPage,
  ScannedSite,
} from '../../core/contracts/generated.ts';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import type { LoadedConfig } from '../config/load.ts';
import { isListed } from '../faces/make-face.ts';
import { checkGenerated, type GeneratedLists } from './check-generated.ts';
import { awaitExtension, callExtension, named } from './extension-call.ts';

/** What is made of a site, with who makes it: `extension "feeds"`, `the theme`. */
export type Owned<Made> = Made & { by: string };

const ownerText = (name: string) => `extension "${name}"`;

/** What goes wrong with something that is made of a site, with the name of the extension that makes it. */
export const ownedProblems = (by: string, problems: readonly Problem[]): readonly Problem[] =>
  by.startsWith('extension')
    ? problems.map((one) => ({ ...one, message: `E${by.slice(1)}: ${one.message}` }))
    : problems;

export interface GeneratedByAll {
  pages: Owned<GeneratedPage>[];
  files: Owned<GeneratedFile>[];
  beside: Owned<BesideFile>[];
}

/** What the theme and all extensions make of a site. */
export function generateAll(
  { theme, extensions = [] }: Pick<LoadedConfig, 'theme'> & Partial<Pick<LoadedConfig, 'extensions'>>,
  site: ScannedSite,
): GeneratedByAll {
  const { pages = [], files = [], beside = [] } = theme.generate?.(site) ?? {};
  const made = [ownedBy('the theme', { pages: [...pages], files: [...files], beside: [...beside] })];
  const trusted = new Set(theme.extensions?.map(({ name }) => name));
  for (const extension of extensions)
    made.push(generateOne(extension, trusted.has(extension.name) ? site : listedSite(site)));
  return {
    pages: made.flatMap(({ pages: all }) => all),
    files: made.flatMap(({ files: all }) => all),
    beside: made.flatMap(({ beside: all }) => all),
  };
}

function generateOne({ name, version, generate }: Extension, site: ScannedSite): GeneratedByAll {
  const made = generate ? callExtension(name, () => checkGenerated(generate(site), site.locales)) : NONE;
  return ownedBy(ownerText(name), {
    pages: made.pages.map((page) => ({
      ...page,
      ...(page.data && { data: () => callExtension(name, () => page.data?.()) }),
    })),
    files: made.files.map((file) => ({
      path: file.path,
      type: file.type,
      ...(file.key && { key: (pages) => named(name, () => file.key?.(pages) ?? '') }),
      text: (pages) => awaitExtension(name, () => file.text(pages)),
    })),
    beside: made.beside.map((file) => ({
      type: file.type,
      path: (page) => named(name, () => file.path(page)),
      ...(file.key && { key: (page) => `${version} ${named(name, () => file.key?.(page))}` }),
      make: (page) => awaitExtension(name, () => file.make(page)),
    })),
  });
}

const NONE: GeneratedLists = { pages: [], files: [], beside: [] };

const ownedBy = (by: string, { pages, files, beside }: GeneratedLists): GeneratedByAll => ({
  pages: pages.map((one) => ({ ...one, by })),
  files: files.map((one) => ({ ...one, by })),
  beside: beside.map((one) => ({ ...one, by })),
});

/** A site without what only some may find: whoever wrote an extension need not think of locks. */
function listedSite(site: ScannedSite): ScannedSite {
  const pages = site.pages.filter(isListed);
  const routes = new Set(pages.map(({ route }) => route));
  return {
    ...site,
    pages,
    collections: site.collections.map((one) =>
      one.type === 'post' ? { ...one, posts: one.posts.filter(({ route }) => routes.has(route)) } : one,
    ),
  };
}
