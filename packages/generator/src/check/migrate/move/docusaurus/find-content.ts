import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { glob } from 'tinyglobby';
import { findFiles, isPageFile } from '../files/site-files.ts';
import type { Left, MovedFile } from '../old-site.ts';
import { textsOf } from '../read/literals.ts';
import { translatedFolder } from './languages.ts';
import type { ContentPlugin } from './plugins.ts';
import { type ReadPage, readContentPage } from './read-page.ts';

interface ContentInput {
  root: string;
  plugin: ContentPlugin;
  language: string;
  main: string;
}

/** What has been found so far. */
interface Found {
  pages: ReadPage[];
  files: MovedFile[];
  left: Left[];
}

/** The pages and files of a folder, in one language. */
export async function findContent(
  { root, plugin, language, main }: ContentInput,
  found: Found,
): Promise<void> {
  const own = language === main ? '' : `${language}/`;
  const folder = own ? translatedFolder(plugin, language) : plugin.path;
  if (!existsSync(join(root, folder))) return;
  const { files, links } = findFiles(join(root, folder));
  found.left.push(
    ...links.map(
      (file): Left => ({
        severity: 'warning',
        what: 'A symbolic link was left out',
        todo: 'Copy the file in its place.',
        file: posix.join(folder, file),
      }),
    ),
  );
  const included = await includedPages(root, folder, plugin);
  for (const path of files) {
    const file = posix.join(folder, path);
    const place = posix.join('docs', own, placeIn(plugin), path);
    if (included.has(path))
      found.pages.push(readContentPage({ root, plugin, path, file, language: own, left: found.left }));
    else if (!isPageFile(path) && isAsset(path)) found.files.push({ from: file, to: place });
    else if (isPageFile(path) && /(?:^|\/)_/.test(path)) found.files.push({ from: file, to: place });
    else if (plugin.kind === 'pages' && /\.[jt]sx?$/.test(path) && !/(?:^|\/)_/.test(path))
      found.left.push(componentPage(file));
  }
}

const isAsset = (path: string) => !/\.(?:[jt]sx?|css|scss|ya?ml|json)$/.test(path);

/** Where its pages stand in the new folder of pages. */
export const placeIn = ({ kind, route }: ContentPlugin) => (kind === 'blog' && route === '' ? 'blog' : route);

const componentPage = (file: string): Left => ({
  severity: 'error',
  what: 'Pages that are React components, in src/pages',
  todo: 'Write them as .mdx or Markdown pages with components.',
  file,
});

async function includedPages(
  root: string,
  folder: string,
  { options }: ContentPlugin,
): Promise<ReadonlySet<string>> {
  const include = textsOf(options.include);
  const exclude = textsOf(options.exclude);
  const ignore =
    exclude.length > 0 ? exclude : ['**/_*.{md,mdx}', '**/_*/**', '**/*.test.*', '**/__tests__/**'];
  const found = await glob(include.length > 0 ? include : ['**/*.{md,mdx}'], {
    cwd: join(root, folder),
    ignore: [...ignore, '**/node_modules/**'],
    followSymbolicLinks: false,
  });
  return new Set(found.filter(isPageFile));
}
