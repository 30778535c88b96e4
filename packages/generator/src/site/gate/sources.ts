import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '../../core/contracts/page.ts';
import { isInside } from '../../core/files/is-inside.ts';
import { isFile, realPath } from '../../core/files/real-path.ts';
import { relativePath } from '../../core/files/relative-path.ts';
import { plainText, splitPage } from '../../core/frontmatter/split-page.ts';
import { encodeRoute, withBase } from '../../core/routing/url.ts';
import { pagePasswords, sitePasswords } from '../../locks/rules/site-passwords.ts';
import { closedPage } from '../faces/make-face.ts';
import type { GateInput } from './gate-input.ts';
import { licenseFiles } from './license-files.ts';
import { packageTypes } from './package-types.ts';
import { splitParts } from './split-parts.ts';

/** A text that nobody may find in the output. */
export interface LockedSource {
  /** As messages name it. */
  file: string;
  text(): Uint8Array;
  /** Without what stands before the body, for pages that say little. */
  body(): Uint8Array;
  /**
   * A `file`, such as a picture, is published when the whole of it is found, since many have a beginning in common. A `password`
   * has no place in its file.
   */
  kind: 'text' | 'file' | 'password';
}

/** Both sides of the locks of a site. */
export interface Sources {
  locked: readonly LockedSource[];
  /** Scripts of the site that locked pages show, and otherwise nobody, with one of these pages. Relative to the source folder. */
  publicCode: readonly { page: string; file: string }[];
  /** Texts that everybody may read, so that they explain a find. Read only then. */
  open(): Iterable<Uint8Array>;
}

/** So much of a file tells it from all others. */
const HEAD_BYTES = 1 << 16;

/** Code of components is public, also of those that only locked pages use. */
const SCRIPT = /\.(?:[cm]?[jt]sx?|css|s[ac]ss|less)$/i;

/** Finds the sources of a site. Links count as the files they lead to. */
export function findSources(input: GateInput): Sources {
  const { config, graph, bundle } = input;
  const read = readersOf(input);
  const scripts = new Set(bundle.modules.filter((path) => SCRIPT.test(path)));
  const theme = packageOfTheme(config);
  const isOfPackage = (path: string) => path.includes('/node_modules/') || (theme && isInside(theme, path));
  const isSecret = (path: string) =>
    !read.allowed.has(path) &&
    (read.lockedPages.has(path) ||
      (isUsedByLockedOnly(read, path) && !scripts.has(path) && !isOfPackage(path)));
  const split = read.divided.flatMap(({ files, parts }) => {
    const paths = files.filter(
      (path, at) => (at === 0 || !read.byAll.has(path)) && !read.allowed.has(path) && !isSecret(path),
    );
    const texts = splitParts(
      paths.map((path) => plainText(readFileSync(path, 'utf8'))),
      parts,
    );
    return texts.map((text, at) => ({ path: paths[at] ?? '', ...text }));
  });
  const divided = new Set(split.map(({ path }) => path));
  const shown = shownByLockedOnly(input).filter((path) => !read.byAll.has(path) && !read.allowed.has(path));
  const folder = realPath(config.sourceDir) ?? config.sourceDir;
  const named = (path: string, rest: Omit<LockedSource, 'file'>) => ({
    file: relativePath(folder, path),
    ...rest,
  });
  const whole = (path: string) =>
    named(path, {
      kind: 'text',
      text: () =>
        read.lockedPages.has(path) ? withoutTitle(readFileSync(path, 'utf8')) : readFileSync(path),
      body: () => withoutHead(readFileSync(path, 'utf8')),
    });
  const passwords = passwordsOf(input);
  const isPublicCode = (path: string) =>
    scripts.has(path) && !read.byAll.has(path) && !read.allowed.has(path) && !isOfPackage(path);

  return {
    publicCode: [...read.byLocked].flatMap(([path, page]) =>
      isPublicCode(path) ? { page, file: relativePath(folder, path) } : [],
    ),
    locked: [
      ...[...new Set([...read.lockedPages, ...read.byLocked.keys(), ...read.importedByLocked])]
        .filter(isSecret)
        .map(whole),
      ...split
        .map(({ path, locked }) => ({ path, text: () => Buffer.from(locked) }))
        .map(({ path, text }) => named(path, { kind: 'text', text, body: text })),
      ...[...passwords].map(([password, file]): LockedSource => {
        const text = () => Buffer.from(password);
        return { file, kind: 'password', text, body: text };
      }),
      ...shown.map((path) =>
        named(path, {
          text: () => readFileSync(path).subarray(0, HEAD_BYTES),
          body: () => NOTHING,
          kind: 'file',
        }),
      ),
    ],
    *open() {
      const written = [...passwords.keys()];
      const { publicFields = [], frameFields = [] } = config.theme;
      const fields = [...publicFields, ...frameFields];
      for (const page of graph.pages)
        yield Buffer.from(page.lock ? JSON.stringify(closedPage(page, fields)) : saidOf(page, input));
      for (const { open } of split) yield Buffer.from(open);
      const configFile = config.file && realPath(config.file);
      if (configFile) yield Buffer.from(withoutAll(readFileSync(configFile, 'utf8'), written));
      const others = bundle.modules.flatMap((path) => realPath(path) ?? []);
      const closed = (path: string) =>
        path === configFile || isSecret(path) || divided.has(path) || shown.includes(path);
      for (const path of new Set([...read.allowed, ...read.byAll, ...read.importedByAll, ...others]))
        if (!closed(path) && isFile(path)) yield readFileSync(path);
      // A theme's own bundle has nothing of the site in it.
      if (bundle.modules.length === 0) {
        yield readFileSync(bundle.serverFile);
        for (const path of globSync('**/*.{js,css}', { cwd: bundle.clientDir }))
          yield readFileSync(join(bundle.clientDir, path));
      }
      for (const path of licenseFiles(input)) if (!closed(realPath(path) ?? '')) yield readFileSync(path);
      const pages = [...read.byAll].filter((path) => !closed(path)).map((path) => readFileSync(path));
      yield* packageTypes([...pages, ...split.map(({ open }) => Buffer.from(open))], config.root);
    },
  };
}

/** Folder of a theme that is linked, so that it isn't in `node_modules`: everybody may have its code. A theme of the site has none. */
function packageOfTheme({ theme, sourceDir }: GateInput['config']): string | undefined {
  const folder = realPath(join(theme.server, '../..'));
  return folder && !isInside(folder, realPath(sourceDir) ?? sourceDir) ? folder : undefined;
}

/** Title and address, side by side as in links and lists, in both orders. */
function linkTo({ title, route }: Page, { hostname = '', base }: GateInput['config']): string {
  const address = hostname + withBase(base, encodeRoute(route));
  return `${address} ${title} ${address}`;
}

/** What others say of a page: its link, and the first lines of its commits, which may stand below it. */
function saidOf(page: Page, { graph, config }: GateInput): string {
  const changes = graph.git.get(page.file)?.changes ?? [];
  return [linkTo(page, config), ...changes.map(({ message }) => message)].join('\n');
}

const NOTHING = new Uint8Array();

/** All passwords but those of parts, with the file that has or names them. */
function passwordsOf({ config, graph }: GateInput): Map<string, string> {
  const { admin, rules } = sitePasswords(config).passwords;
  const ofConfig = relativePath(config.root, config.file ?? config.root);
  const ofPages = graph.pages
    .filter(({ lock }) => lock?.own)
    .flatMap(({ file }) =>
      pagePasswords(file, config).passwords.map((password) => [password, file] as const),
    );
  return new Map([
    ...ofPages,
    ...[...admin, ...Object.values(rules).flat()].map((password) => [password, ofConfig] as const),
  ]);
}

const withoutAll = (text: string, parts: readonly string[]) =>
  parts.reduce((left, part) => left.replaceAll(part, ' '), text);

/** Who reads which file, by real paths. */
interface Readers {
  lockedPages: Set<string>;
  /** Files that locked pages and locked parts show or include, with one of these pages. */
  byLocked: Map<string, string>;
  /** Files that code on them imports. */
  importedByLocked: Set<string>;
  /** Pages without a lock, and what they show or include. */
  byAll: Set<string>;
  /** Files that code on them imports. */
  importedByAll: Set<string>;
  /** Files of pages with locked parts, the page itself first. */
  divided: { files: string[]; parts: readonly string[] }[];
  /** The author says that everybody may read them. */
  allowed: Set<string>;
}

function readersOf({ config, graph, reports }: GateInput): Readers {
  const paths = (files: readonly string[]) =>
    files.flatMap((file) => realPath(join(config.sourceDir, file)) ?? []).filter(isFile);
  const written = (page: Page) => page.lock && page.file !== '';
  const fileOf = (page: Page) => page.origin?.path ?? page.file;
  const sourceOf = (file: string) => graph.pages[graph.files.get(file) ?? -1]?.origin?.path ?? file;
  const readers: Readers = {
    lockedPages: new Set(paths(graph.pages.filter(written).map(fileOf))),
    byLocked: new Map(),
    importedByLocked: new Set(),
    byAll: new Set(),
    importedByAll: new Set(),
    divided: [],
    allowed: new Set(
      (config.encrypt?.gate?.allow ?? []).flatMap((file) => realPath(resolve(config.root, file)) ?? []),
    ),
  };
  for (const { file, route, dependencies, imported, lockedParts = [] } of reports) {
    const shown = without(dependencies, imported);
    if (graph.locked.has(route)) {
      noteShown(file, shown);
      addTo(readers.importedByLocked, imported);
      continue;
    }
    const inParts = lockedParts.flatMap(({ files }) => files);
    noteShown(
      file,
      lockedParts.flatMap((part) => without(part.files, part.imported)),
    );
    addTo(
      readers.importedByLocked,
      lockedParts.flatMap((part) => part.imported),
    );
    const around = paths(without([sourceOf(file), ...shown].filter(Boolean), inParts));
    if (lockedParts.length === 0) for (const path of around) readers.byAll.add(path);
    else readers.divided.push({ files: around, parts: lockedParts.map(({ source }) => source) });
    addTo(readers.importedByAll, without(imported, inParts));
  }
  return readers;

  function noteShown(page: string, files: readonly string[]): void {
    for (const path of paths(files)) readers.byLocked.set(path, page);
  }

  function addTo(set: Set<string>, files: readonly string[]): void {
    for (const path of paths(files)) set.add(path);
  }
}

const without = (all: readonly string[], some: readonly string[]): string[] => {
  const left = new Set(some);
  return all.filter((one) => !left.has(one));
};

/** Whoever shows a file lets everybody read it; code that imports it does so only if locked pages do no more than that. */
const isUsedByLockedOnly = (read: Readers, path: string): boolean =>
  !read.byAll.has(path) &&
  (read.byLocked.has(path) || (read.importedByLocked.has(path) && !read.importedByAll.has(path)));

/** Pictures and files of locked pages that no page without a lock shows. */
const shownByLockedOnly = ({ shownFiles, outDir }: GateInput): string[] => [
  ...new Set(
    shownFiles
      .filter(({ name }) => !isFile(join(outDir, 'assets', name)))
      .flatMap(({ path }) => realPath(path) ?? []),
  ),
];

/** Blanks in place of the first heading: everybody may read the title. */
function withoutTitle(source: string): Uint8Array {
  const { body } = splitPage(source);
  return Buffer.from(source.slice(0, source.length - body.length) + body.replace(TITLE, blanks));
}

const TITLE = /^\s*#+ .*/;

/** The same without frontmatter, some of whose fields everybody may read too. */
function withoutHead(source: string): Uint8Array {
  const { body } = splitPage(source);
  return Buffer.from(blanks(source.slice(0, source.length - body.length)) + body.replace(TITLE, blanks));
}

const blanks = (text: string) => text.replace(/[^\n]/g, ' ');
