import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MoverRules, OldFolder, SiteIndex } from '../form/mover.ts';
import { isImage } from '../next/images.ts';
import { nextRedirects, readNextConfig } from '../next/next-config.ts';
import { notePlugins, noteProject } from '../next/project-left.ts';
import { projectText } from '../next/project-texts.ts';
import { mappedTags } from '../tags/mapped-tags.ts';
import { nextraFence, nextraProse } from './convert-page.ts';
import { nextraFields, withoutMetadata } from './fields.ts';
import { readMetaFiles } from './meta-files.ts';
import { nextraNavigation } from './navigation.ts';
import { nextraPlaces } from './places.ts';
import { nextraSite, nextraTheme } from './site-options.ts';
import { createTree, type PageTree, themesOf } from './tree.ts';

/** What the config of Next.js, the theme's and `_meta` files say of a site of Nextra. */
export async function nextraRules(old: OldFolder): Promise<MoverRules> {
  const next = await readNextConfig(old);
  const places = nextraPlaces(old, next, contentBase(old));
  const metas = await readMetaFiles(old, places);
  const text = projectText(old.root);
  const { prefixes, languages, source } = places;
  noteProject(old);
  notePlugins(old);
  let themes: ReadonlyMap<string, Readonly<Record<string, unknown>>> = new Map();
  const mapped = mappedTags(old.root, old.left);
  return {
    source,
    public: 'public',
    hasPublic: true,
    slug: 'github',
    hasEmoji: false,
    config: nextraSite({ text, root: old.root, languages, ...(next.base && { base: next.base }) }),
    theme: nextraTheme(text, source),
    folders: places.folders,
    place: places.place,
    // Their pages get another place.
    asset: (path, { kind }) =>
      isImage(path) && (kind === 'app' || languages.style === 'suffix') ? `public/${path}` : undefined,
    fence: nextraFence,
    prose: (body, page) =>
      nextraProse(withoutMetadata(body), page, { root: old.root, source, prefixes, mapped }),
    navigation: (site) => {
      const trees = treesOf(site, metas, prefixes);
      themes = new Map([...trees].flatMap(([prefix, tree]) => [...themesOf(tree, prefix || '/')]));
      return nextraNavigation({ trees, metas, left: old.left });
    },
    fields: (page) => nextraFields(page, themes.get(page.address) ?? {}),
    redirects: {
      ...(languages.style === 'folder' && { '/': `/${languages.main}` }),
      ...nextRedirects(next, languages.all, old.left, old.configFile),
    },
  };
}

/** Where `content` begins, in the call of `nextra({ … })`. */
function contentBase({ root, configFile }: OldFolder): string {
  const text = readFileSync(join(root, configFile), 'utf8');
  return /contentDirBasePath\s*:\s*(['"`])([^'"`]*)\1/.exec(text)?.[2] ?? '';
}

/** The pages of each language. */
function treesOf(
  { pages }: SiteIndex,
  metas: Parameters<typeof createTree>[1],
  prefixes: readonly string[],
): ReadonlyMap<string, PageTree> {
  const isBelow = (address: string, prefix: string) => address === prefix || address.startsWith(`${prefix}/`);
  const languageOf = (address: string) => prefixes.find((one) => one !== '' && isBelow(address, one)) ?? '';
  return new Map(
    prefixes.map((prefix) => [
      prefix,
      createTree(
        pages.filter(({ address }) => languageOf(address) === prefix),
        metas,
      ),
    ]),
  );
}
