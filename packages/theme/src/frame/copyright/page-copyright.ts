import { knownLicense, type License } from './licenses.ts';
import type { PageCopyrightInput, SiteCopyright } from './options.ts';

type Creation = 'original' | 'translate' | 'reprint';

/** Everything the block says of a page. */
export interface PageCopyright {
  creation: Creation;
  /** Absent when nobody said which and the page is somebody else's. */
  license?: License;
  author?: { name: string; url?: string };
  /** Where the page is from; absent for an original. */
  source?: string;
}

export interface PageCopyrightOptions {
  /** The theme's option. It speaks of one's own pages only. */
  site: SiteCopyright;
  /** The page's frontmatter. */
  page: PageCopyrightInput;
  /** Who wrote the page first of all, by Git. */
  firstAuthor?: { name: string; url?: string };
  /** Names of the seven licences in the reader's language. */
  licenseNames: Readonly<Record<string, string>>;
}

const DEFAULT_LICENSE = 'CC-BY-4.0';

/** What to say below a page; nothing when neither site nor page asks for it. */
export function pageCopyright(options: PageCopyrightOptions): PageCopyright | undefined {
  const { site, page, firstAuthor, licenseNames } = options;
  if (page === false || (page === undefined && !site)) return undefined;
  const own = fieldsOf(page);
  const creation =
    own.creation ?? (page === undefined || page === true ? fieldsOf(site).creation : undefined);
  const isOriginal = (creation ?? 'original') === 'original';
  const shared = isOriginal ? fieldsOf(site) : {};
  const license = own.license ?? shared.license ?? (isOriginal ? DEFAULT_LICENSE : undefined);
  const author = own.author ?? shared.author;
  return {
    creation: creation ?? 'original',
    license: license === undefined ? undefined : licenseOf(license, licenseNames),
    author: author === undefined ? (isOriginal ? firstAuthor : undefined) : personOf(author),
    source: isOriginal ? undefined : own.source,
  };
}

type Fields = Extract<PageCopyrightInput, object>;

/** A name alone is a licence's. */
function fieldsOf(input: PageCopyrightInput): Fields {
  if (typeof input === 'string') return { license: input };
  return typeof input === 'object' ? input : {};
}

function licenseOf(
  license: NonNullable<Fields['license']>,
  names: Readonly<Record<string, string>>,
): License {
  const { name, url } = typeof license === 'string' ? { name: license, url: undefined } : license;
  const known = knownLicense(name);
  return { name: names[name] ?? name, url: url ?? known?.url, icons: known?.icons ?? [] };
}

const personOf = (author: NonNullable<Fields['author']>) =>
  typeof author === 'string' ? { name: author } : author;
