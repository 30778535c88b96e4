import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readToml } from '../../../../core/frontmatter/other-formats/read-toml.ts';
import { findFiles, isPageFile } from '../files/site-files.ts';
import { projectFolder } from '../form/project-folder.ts';
import type { Left, OldPage, OldSite } from '../old-site.ts';
import { isOptions, type Options, textOf } from '../read/literals.ts';
import { readPageText } from '../read/read-page-text.ts';
import { convertMdbookPage } from './convert-page.ts';
import { readChapters, sidebarOf } from './summary.ts';

/** A site of mdBook. Only chapters that `SUMMARY.md` names are pages, as there. */
export async function readMdbook(root: string, configFile: string): Promise<OldSite> {
  const { value, fault } = readToml(readFileSync(join(root, configFile), 'utf8'));
  const table = (...path: string[]): Options =>
    path.reduce<Options>((at, key) => (isOptions(at[key]) ? at[key] : {}), value);
  const book = table('book');
  const html = table('output', 'html');
  const source = posix.normalize(textOf(book.src) ?? 'src').replace(/\/$/, '');
  const summaryFile = posix.join(source, 'SUMMARY.md');
  const summary = existsSync(join(root, summaryFile)) ? readFileSync(join(root, summaryFile), 'utf8') : '';
  const chapters = readChapters(summary);
  const { files, links } = findFiles(join(root, source));
  const known = new Set(files);
  const named = new Set(chapters.flatMap(({ file }) => (file && known.has(file) ? [file] : [])));
  const left = [
    ...configLeft({ fault, summary, configFile, preprocessors: Object.keys(table('preprocessor')) }),
    ...links.map((file) => linkLeft(posix.join(source, file))),
  ];
  const hidden = new Map(
    Object.entries(table('output', 'html', 'code', 'hidelines')).flatMap(([language, sign]) =>
      textOf(sign) ? [[language, String(sign)] as const] : [],
    ),
  );
  const assets = files.filter((file) => !isPageFile(file) && ASSET.test(file));
  const places = new Map(assets.map((file) => [posix.join(source, file), `/${file}`]));
  const asset = (file: string) => places.get(file);
  const pages = [...named].map((path): OldPage => {
    const file = posix.join(source, path);
    const text = readPageText(root, file, left);
    const { body, left: inText } = convertMdbookPage(text, { file, root, hidden, asset });
    left.push(...inText);
    return { from: file, to: path, address: addressOf(path), text: body };
  });
  const sidebar = sidebarOf(chapters, (file) => (named.has(file) ? routeOf(file) : undefined));
  const project = projectFolder(source, pages);
  const base = textOf(html['site-url']);
  const repository = textOf(html['git-repository-url']);
  const home = chapters.find(({ file }) => file && named.has(file))?.file;
  return {
    source,
    public: 'public',
    output: [textOf(table('build')['build-dir']) ?? 'book'],
    config: {
      ...(textOf(book.title) && { title: book.title }),
      ...(textOf(book.description) && { description: book.description }),
      lang: textOf(book.language) ?? 'en',
      ...(base && base !== '/' && /^\/[\w/.~-]*$/.test(base) && { base: base.replace(/\/?$/, '/') }),
      ...(project && { project }),
      exclude: files.filter((file) => isPageFile(file) && !named.has(file)),
    },
    theme: {
      ...(repository && { docsRepo: /^https:\/\/[^/]+\/[^/]+\/[^/]+/.exec(repository)?.[0] ?? repository }),
    },
    slug: 'mdbook',
    hasEmoji: false,
    pages,
    files: assets.map((file) => ({ from: posix.join(source, file), to: posix.join('public', file) })),
    sidebars: sidebar.items.length > 0 ? { '/': sidebar.items } : {},
    navbar: [],
    redirects: {
      ...(home && !named.has('README.md') && !named.has('index.md') && { '/': routeOf(home) }),
      ...(home && { '/print.html': routeOf(home), '/toc.html': routeOf(home) }),
      ...redirectsOf(table('output', 'html', 'redirect')),
    },
    left: [...left, ...sidebar.left.map((one) => ({ ...one, file: summaryFile }))],
  };
}

interface BookConfig {
  fault?: { reason: string; line?: number };
  summary: string;
  configFile: string;
  preprocessors: readonly string[];
}

function configLeft({ fault, summary, configFile: file, preprocessors }: BookConfig): Left[] {
  const left: Left[] = preprocessors.map((name) => ({
    severity: 'warning',
    what: `The preprocessor "${name}" is not known here`,
    todo: 'See what it changes in the pages.',
    file,
  }));
  if (!summary)
    left.unshift({
      severity: 'error',
      what: 'There is no SUMMARY.md',
      todo: 'Name the folder of the book.',
      file,
    });
  if (fault)
    left.unshift({
      severity: 'error',
      what: `The config is not valid TOML: ${fault.reason}`,
      todo: 'Fix it, then move again.',
      file,
      line: fault.line,
    });
  return left;
}

const linkLeft = (file: string): Left => ({
  severity: 'warning',
  what: 'A symbolic link was left out',
  todo: 'Copy the file in its place.',
  file,
});

/** Files that readers load; the others are included in pages. */
const ASSET = /\.(?:png|jpe?g|gif|svg|webp|pdf|zip|ico)$/i;

/** `guide/README.md` is `guide/index.html`, every other file its name with `.html`. */
const addressOf = (path: string) => `/${path.replace(/(^|\/)README\.md$/i, '$1').replace(/\.md$/, '.html')}`;
const routeOf = (path: string) =>
  `/${path.replace(/\.md$/, '/').replace(/(^|\/)(?:README|index)\/$/i, '$1')}`;

/** Old addresses are read from their own folder. */
const redirectsOf = (written: Options): Record<string, string> =>
  Object.fromEntries(
    Object.entries(written).flatMap(([from, to]) => {
      const target = textOf(to);
      if (!target) return [];
      const resolved = /^[a-z]+:/i.test(target) ? target : posix.join(posix.dirname(from), target);
      return [[from, resolved.replace(/(?:index)?\.html(?=#|$)/, '/').replace('//', '/')]];
    }),
  );
