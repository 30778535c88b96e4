import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { NewPlace, OldFolder, SourceFolder, SourcePage } from '../form/mover.ts';
import type { NextConfig } from '../next/next-config.ts';

/** How a site of Nextra names its languages: by the ending of a file, by a folder, or it has one. */
export interface NextraLanguages {
  all: readonly string[];
  main: string;
  style: 'suffix' | 'folder' | 'one';
}

/** Where the pages of a site stand, and how addresses come of their files. */
export interface NextraPlaces {
  /** The new folder of pages. */
  source: string;
  folders: readonly SourceFolder[];
  languages: NextraLanguages;
  /** Paths under which languages stand: `''`, `/zh`. */
  prefixes: readonly string[];
  place(page: Pick<SourcePage, 'path' | 'folder'>): NewPlace | undefined;
  /** The address of a folder, and the language that the name of a file in it ends in. */
  folderAddress(folder: SourceFolder, path: string): string;
}

/** `content`, `app` and `pages`, of which a site may have several. */
export function nextraPlaces({ root }: OldFolder, next: NextConfig, contentBase: string): NextraPlaces {
  const names = ['content', 'src/content', 'pages', 'src/pages', 'app', 'src/app'];
  const found = names.filter((name) => existsSync(join(root, name)));
  const source = found.find((name) => !name.endsWith('app')) ?? 'docs';
  const folders = found.map((from) => ({ from, to: '', kind: posix.basename(from) }));
  const languages = languagesOf(root, next, folders);
  const base = (kind: string) => (kind === 'content' ? contentBase.replace(/^\/|\/$/g, '') : '');
  const parts = ({ folder, path }: Pick<SourcePage, 'path' | 'folder'>) => {
    const [, stem = path, written] = /^(.*?)(?:\.([\w-]+))?\.\w+$/.exec(path) ?? [];
    const isSuffix = languages.style === 'suffix' && languages.all.includes(written ?? '');
    const language = isSuffix ? written : undefined;
    const own = isSuffix ? stem : path.replace(/\.\w+$/, '');
    const inside =
      folder.kind === 'app' ? own.replace(/(^|\/)(?:\([^/]*\)|@[^/]*)(?=\/)/g, '').replace(/^\//, '') : own;
    return { inside: withBase(base(folder.kind), inside, languages), language };
  };
  return {
    source,
    folders,
    languages,
    prefixes: prefixesOf(languages),
    place: (page) => {
      if (!isPage(page)) return undefined;
      const { inside, language } = parts(page);
      const path = inside.replace(/(^|\/)(?:index|page)$/, page.folder.kind === 'app' ? '$1index' : '$&');
      const place = language && language !== languages.main ? `${language}/${path}` : path;
      return {
        to: `${place}.md`,
        address: posix.join('/', place.replace(/(^|\/)index$/, '$1')).replace(/(.)\/$/, '$1'),
      };
    },
    folderAddress: (folder, path) => {
      const { inside, language } = parts({ folder, path });
      const dir = posix.dirname(inside).replace(/^\.$/, '');
      return posix
        .join('/', language && language !== languages.main ? language : '', dir)
        .replace(/(.)\/$/, '$1');
    },
  };
}

/** What Nextra takes for a page: in `app` only files of that name. */
function isPage({ folder, path }: Pick<SourcePage, 'path' | 'folder'>): boolean {
  if (/(?:^|\/)[_.]|\[/.test(path)) return false;
  return folder.kind !== 'app' || /(?:^|\/)page\.mdx?$/.test(path);
}

/** The base stands behind the folder of a language. */
function withBase(base: string, path: string, { style, all }: NextraLanguages): string {
  if (base === '') return path;
  const [first = '', ...rest] = path.split('/');
  const isLanguage = style === 'folder' && all.includes(first);
  return isLanguage ? [first, base, ...rest].join('/') : `${base}/${path}`;
}

function languagesOf(root: string, next: NextConfig, folders: readonly SourceFolder[]): NextraLanguages {
  const all = next.locales;
  const main = next.defaultLocale ?? all[0] ?? 'en';
  if (all.length < 2) return { all: [main], main, style: 'one' };
  const hasFolder = folders.some(({ from }) => existsSync(join(root, from, main)));
  return { all, main, style: hasFolder ? 'folder' : 'suffix' };
}

const prefixesOf = ({ all, main, style }: NextraLanguages): string[] =>
  style === 'one' ? [''] : all.map((one) => (style === 'suffix' && one === main ? '' : `/${one}`));
