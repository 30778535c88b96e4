import { isPromise } from '../../core/clock/is-promise.ts';
import type { Took } from '../../core/clock/took.ts';
import type { Extension } from '../../core/contracts/extension.ts';
import type {
  BesideFile,
  GeneratedFile,
  GeneratedPage,
  ScannedSite,
} from '../../core/contracts/generated.ts';
import type { Page } from '../../core/contracts/page.ts';
import { BifolioError, type Problem } from '../../core/errors/bifolio-error.ts';
import type { LoadedConfig } from '../config/load.ts';
import { isListed } from '../faces/make-face.ts';
import { checkGenerated, type GeneratedLists } from './check-generated.ts';
import { checkContent, checkKey, checkPath, type Member, refusePromise } from './check-results.ts';
import { awaitExtension, awaitPerPage, callExtension, callPerPage } from './extension-call.ts';

/** What is made of a site, with who makes it: `extension "feeds"`, `the theme`. */
export type Owned<Made> = Made & { by: string };

const ownerText = (name: string) => `extension "${name}"`;

/** What goes wrong with something that is made of a site, with the name of the extension that makes it, or that it tells itself. */
export const ownedProblems = (by: string, problems: readonly Problem[]): readonly Problem[] =>
  by.startsWith('extension')
    ? problems.map((one) =>
        one.message.startsWith('Extension "') ? one : { ...one, message: `E${by.slice(1)}: ${one.message}` },
      )
    : problems;

/** The result of work on what somebody makes of a site. Errors have the name of the extension. */
export function ownErrors<T>(by: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof BifolioError)) throw error;
    throw new BifolioError(ownedProblems(by, error.problems), { cause: error.cause });
  }
}

export interface GeneratedByAll {
  pages: Owned<GeneratedPage>[];
  files: Owned<GeneratedFile>[];
  beside: Owned<BesideFile>[];
  /** How long each extension took. */
  took: Took[];
}

/** What the theme and all extensions make of a site. */
export function generateAll(
  { theme, extensions = [] }: Pick<LoadedConfig, 'theme'> & Partial<Pick<LoadedConfig, 'extensions'>>,
  site: ScannedSite,
): GeneratedByAll {
  const { pages = [], files = [], beside = [] } = theme.generate?.(site) ?? {};
  const took: Took[] = [];
  const made = [ownedBy('the theme', { pages: [...pages], files: [...files], beside: [...beside] })];
  const trusted = new Set(theme.extensions?.map(({ name }) => name));
  for (const extension of extensions) {
    const start = performance.now();
    made.push(generateOne(extension, trusted.has(extension.name) ? site : listedSite(site)));
    took.push({ name: ownerText(extension.name), durationMs: performance.now() - start });
  }
  return {
    pages: made.flatMap(({ pages: all }) => all),
    files: made.flatMap(({ files: all }) => all),
    beside: made.flatMap(({ beside: all }) => all),
    took,
  };
}

function generateOne(
  { name, version, generate }: Extension,
  site: ScannedSite,
): Omit<GeneratedByAll, 'took'> {
  const made = generate
    ? callExtension(name, () => checkGenerated(generate(site), site.locales), { doing: '`generate`' })
    : NONE;
  return ownedBy(ownerText(name), {
    pages: made.pages.map((page) => ({
      ...page,
      ...(page.data && { data: () => dataOf(name, page) }),
    })),
    files: made.files.map((file) => checkedFile(name, file)),
    beside: made.beside.map((file, at) => checkedBeside({ name, version }, file, ['generate', 'beside', at])),
  });
}

const dataOf = (name: string, { route, data }: GeneratedPage) =>
  callExtension(name, () => refusePromise(data?.(), ['generate', 'pages', route, 'data']), {
    doing: `making the data of ${route}`,
  });

function checkedFile(name: string, file: GeneratedFile): GeneratedFile {
  const { path, type } = file;
  const member = ['generate', 'files', path];
  const text: GeneratedFile['text'] = (pages) =>
    whenMade(file.text(pages), (made) => checkContent(made, [...member, 'text']));
  return {
    path,
    type,
    ...(file.key && {
      key: (pages) =>
        callExtension(name, () => checkKey(file.key?.(pages), [...member, 'key']), {
          doing: `\`key\` of "${path}"`,
        }),
    }),
    text: (pages) => awaitExtension(name, () => text(pages), { doing: `making "${path}"` }),
  };
}

function checkedBeside(
  { name, version }: Pick<Extension, 'name' | 'version'>,
  file: BesideFile,
  member: Member,
): BesideFile {
  const make: BesideFile['make'] = (page) =>
    whenMade(file.make(page), (made) => checkContent(made, [...member, 'make']));
  const key = callPerPage(name, (page: Page) => checkKey(file.key?.(page), [...member, 'key']), {
    doing: '`beside.key`',
  });
  return {
    type: file.type,
    path: callPerPage(name, (page) => checkPath(file.path(page), [...member, 'path']), {
      doing: '`beside.path`',
    }),
    ...(file.key && { key: (page) => `${version} ${key(page)}` }),
    make: awaitPerPage(name, make, ({ page }) => `making a file beside ${page.route}`),
  };
}

/** What is made at once stays so: only what waits has a thread watch over it. */
const whenMade = <T, U>(made: T | Promise<T>, then: (made: T) => U): U | Promise<U> =>
  isPromise(made) ? made.then(then) : then(made);

const NONE: GeneratedLists = { pages: [], files: [], beside: [] };

const ownedBy = (by: string, { pages, files, beside }: GeneratedLists): Omit<GeneratedByAll, 'took'> => ({
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
