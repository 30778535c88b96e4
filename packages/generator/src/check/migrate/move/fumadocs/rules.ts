import type { MoverRules, OldFolder, SourcePage } from '../form/mover.ts';
import { isImage } from '../next/images.ts';
import { nextRedirects, readNextConfig } from '../next/next-config.ts';
import { notePlugins, noteProject } from '../next/project-left.ts';
import { packageName, projectText, siteFromText, socialFromText } from '../next/project-texts.ts';
import { createExpressionReader } from '../read/read-expression.ts';
import { mappedTags } from '../tags/mapped-tags.ts';
import { readScripts } from './collections.ts';
import { fumadocsProse } from './convert-page.ts';
import { fumadocsFence, groupFences } from './fences.ts';
import { fumadocsFields } from './fields.ts';
import { fumadocsLanguages, languageOptions, prefixOf } from './languages.ts';
import { fumadocsNavigation } from './navigation.ts';
import { fumadocsPlace } from './places.ts';

const SOURCE = 'content';

/** What the scripts and `meta` files of a site of Fumadocs say. */
export async function fumadocsRules(old: OldFolder): Promise<MoverRules> {
  const next = await readNextConfig(old);
  const scripts = await readScripts(old);
  const languages = fumadocsLanguages(old.root, scripts);
  const { collections } = scripts;
  const text = projectText(old.root);
  const readExpression = await createExpressionReader();
  const prefixes = languages.all.map((one) => prefixOf(languages, one));
  const collectionOf = ({ folder }: Pick<SourcePage, 'folder'>) =>
    collections.find(({ dir }) => dir === folder.from);
  noteProject(old);
  notePlugins(old);
  let sidebarOf: ReadonlyMap<string, string> = new Map();
  const mapped = mappedTags(old.root, old.left);
  return {
    source: SOURCE,
    showsTitle: true,
    public: 'public',
    hasPublic: true,
    slug: 'github',
    hasEmoji: false,
    config: {
      title: packageName(old.root),
      ...siteFromText(text),
      ...(next.base && { base: next.base }),
      ...languageOptions(languages),
    },
    theme: socialFromText(text),
    folders: collections.map(({ dir, base, isDocs }) => ({
      from: dir,
      to: base.replace(/^\//, ''),
      kind: isDocs ? 'docs' : 'collection',
    })),
    place: (page) => {
      const collection = collectionOf(page);
      return collection && fumadocsPlace(page, collection, languages);
    },
    asset: (path, { to }) => {
      const place = [to, path].filter(Boolean).join('/');
      if (!isImage(path)) return undefined;
      return languages.style === 'one' ? `${SOURCE}/${place}` : `public/${place}`;
    },
    raw: groupFences,
    fence: fumadocsFence,
    prose: (body, page) =>
      fumadocsProse(body, page, { root: old.root, source: SOURCE, prefixes, readExpression, mapped }),
    navigation: (site) => {
      const navigation = fumadocsNavigation(site, { old, collections, languages });
      sidebarOf = navigation.sidebarOf;
      return navigation;
    },
    fields: (page) => fumadocsFields(page, sidebarOf.get(page.address)),
    redirects: {
      ...(!languages.isMainHidden && { '/': `/${languages.main}` }),
      ...nextRedirects(next, languages.all, old.left, old.configFile),
    },
  };
}
