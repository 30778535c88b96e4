import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { glob } from 'tinyglobby';
import { findFiles } from '../files/site-files.ts';
import type { MoverRules, OldFolder, SourcePage } from '../form/mover.ts';
import { computedLeft } from '../read/computed-left.ts';
import { isOptions, type Options, textOf, textsOf } from '../read/literals.ts';
import { readModule } from '../read/read-module.ts';
import { readVitepressLanguages } from './languages.ts';
import { vitepressNavigation } from './navigation.ts';
import { createRewrite } from './rewrites.ts';
import { vitepressSite, vitepressTheme } from './site-options.ts';

/** What the config says of a site of VitePress. Its Markdown is ours. */
export async function vitepressRules(old: OldFolder): Promise<MoverRules> {
  const { value, computed } = await readModule(old.root, old.configFile);
  const config = isOptions(value) ? value : {};
  old.left.push(...computed.filter(({ path }) => !IGNORED.test(path)).map(computedLeft));
  noteTheme(old);
  const source = posix.normalize(textOf(config.srcDir) ?? '.').replace(/\/$/, '');
  const rewrite = createRewrite(config.rewrites);
  const languages = await readVitepressLanguages({ old, config, source, rewrite });
  const excluded = new Set(await excludedFiles(join(old.root, source), config));
  return {
    source,
    public: posix.join(source, 'public'),
    hasPublic: true,
    slug: 'mdit',
    // VitePress shows the `#region` lines of imported code.
    markdown: { include: { regionMarks: true } },
    config: { ...vitepressSite(config, languages), exclude: textsOf(config.srcExclude) },
    theme: vitepressTheme(config),
    folders: [{ from: source, to: '', kind: 'docs' }],
    // Pages may include them.
    files: findFiles(join(old.root, '.vitepress'))
      .files.filter((file) => !/^(?:dist|cache)\//.test(file))
      .map((file) => ({ from: `.vitepress/${file}`, to: `.vitepress/${file}` })),
    place: (page) => {
      if (excluded.has(page.path) || page.path.startsWith('public/')) return undefined;
      if (/\[[^\]]+\]/.test(page.path)) return noteRoute(page, old);
      return {
        to: page.path,
        address: posix.join(
          '/',
          rewrite(page.path)
            .replace(/(^|\/)index\.md$/, '$1')
            .replace(/\.md$/, ''),
        ),
      };
    },
    fields: () => ({}),
    prose: (text) => text,
    navigation: () => vitepressNavigation(languages),
  };
}

/** What has no meaning here, or is done by the build. */
const IGNORED =
  /^(?:vite|vue|markdown|transform\w*|build\w*|themeConfig\.(?:search|algolia|carbonAds)|sitemap\.transformItems|locales\.[^.]+\.markdown|outDir|cacheDir)(?:\.|$)/;

const excludedFiles = (cwd: string, { srcExclude }: Options): Promise<string[]> => {
  const patterns = textsOf(srcExclude);
  return patterns.length > 0
    ? glob(patterns, { cwd, followSymbolicLinks: false, ignore: ['**/node_modules/**'] })
    : Promise.resolve([]);
};

function noteRoute({ file }: SourcePage, { left }: OldFolder): undefined {
  left.push({
    severity: 'error',
    what: 'Pages made by code, `[name].md`',
    todo: 'Write the pages, or make them with sources/*.ts.',
    file,
  });
  return undefined;
}

function noteTheme({ root, left }: OldFolder): void {
  const folder = posix.join('.vitepress', 'theme');
  if (existsSync(join(root, folder)))
    left.push({
      severity: 'warning',
      what: 'A theme with components of Vue',
      todo: 'Run `bifolio check --from vitepress` on the old folder: it names each component that pages use.',
      file: folder,
    });
}
