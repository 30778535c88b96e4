import { existsSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { glob } from 'tinyglobby';
import { BifolioError } from '../../../core/errors/bifolio-error.ts';
import { relativePath } from '../../../core/files/relative-path.ts';
import type { SourceStyle } from './source-style.ts';
import { readWrittenOptions, type WrittenConfig } from './written-options.ts';

/** A site of another generator, as its files lie there. Nothing of it is run. */
export interface OldSite {
  style: SourceStyle;
  /** The folder that is checked, absolute. */
  root: string;
  /** Folder of the pages, relative to `root`; `''` is `root` itself. */
  sourceDir: string;
  /** Pages, sorted, relative to `root`. */
  pages: string[];
  /** Every other file that concerns the check, relative to `root`: client code, loaders of data. */
  clientFiles: string[];
  configs: WrittenConfig[];
}

/** Reads where everything is. Throws when the folder holds no site of that style. */
export async function readOldSite(dir: string, style: SourceStyle): Promise<OldSite> {
  const root = resolve(dir);
  const meta = join(root, style.metaDir);
  if (!existsSync(meta)) throw await missingMeta(root, dir, style);
  const configs = await readConfigs(root, style);
  const sourceDir = literalOption(configs, 'srcDir') ?? '';
  const pages = await glob(includedPages(configs), {
    cwd: join(root, sourceDir),
    ignore: ['**/node_modules/**', `**/${style.metaDir}/**`, ...excludedPages(configs)],
  });
  const clientFiles = await glob(style.clientFiles, { cwd: meta, dot: true, ignore: '**/node_modules/**' });
  const loaders = await glob('**/*.{data,paths}.{ts,mts,js,mjs}', {
    cwd: root,
    dot: true,
    ignore: '**/node_modules/**',
  });
  return {
    style,
    root,
    sourceDir,
    configs,
    pages: pages.map((file) => posix.join(sourceDir, file)).sort(),
    clientFiles: [
      ...new Set([...clientFiles.map((file) => posix.join(style.metaDir, file)), ...loaders]),
    ].sort(),
  };
}

async function readConfigs(
  root: string,
  { metaDir, configFiles, folderConfig }: SourceStyle,
): Promise<WrittenConfig[]> {
  const found = await Promise.all(
    Object.entries(configFiles).map(async ([pattern, at]) => {
      const files = await glob(pattern, { cwd: join(root, metaDir) });
      return files.map((file) => readWrittenOptions(root, posix.join(metaDir, file), at));
    }),
  );
  return Promise.all([...found.flat(), ...(await folderConfigs(root, { metaDir, folderConfig }))]);
}

/** Options of single folders, such as those of a language, that stand among its pages. */
async function folderConfigs(
  root: string,
  { metaDir, folderConfig }: Pick<SourceStyle, 'metaDir' | 'folderConfig'>,
): Promise<Promise<WrittenConfig>[]> {
  if (!folderConfig) return [];
  const files = await glob('**/config.{ts,mts,cts,js,mjs,cjs}', {
    cwd: root,
    ignore: ['**/node_modules/**', `**/${metaDir}/**`],
  });
  return files
    .filter((file) => readFileSync(join(root, file), 'utf8').includes(folderConfig))
    .map((file) => readWrittenOptions(root, file, ['locales', posix.dirname(file)]));
}

/** The text of an option at the top level, where it is written plainly. */
function literalOption(configs: readonly WrittenConfig[], name: string): string | undefined {
  for (const { options } of configs) {
    const value = options.find(({ path }) => path.length === 1 && path[0] === name)?.literal;
    if (typeof value === 'string') return posix.normalize(value).replace(/^\.?\/|\/$|^\.$/g, '');
  }
  return undefined;
}

/** VuePress's `pagePatterns`; all of Markdown where none says which pages there are. */
function includedPages(configs: readonly WrittenConfig[]): string[] {
  const patterns = configs.flatMap(({ options }) =>
    options.flatMap(({ path, literal }) =>
      path.length === 2 &&
      path[0] === 'pagePatterns' &&
      typeof literal === 'string' &&
      !literal.startsWith('!')
        ? literal
        : [],
    ),
  );
  const isComputed = configs.some(({ unread }) => unread.some(({ path }) => path[0] === 'pagePatterns'));
  return patterns.length > 0 && !isComputed ? patterns : ['**/*.md'];
}

/** Globs of VitePress's `srcExclude`, and those of VuePress's `pagePatterns` that begin with `!`. */
const excludedPages = (configs: readonly WrittenConfig[]) =>
  configs.flatMap(({ options }) =>
    options.flatMap(({ path, literal }) => {
      if (path.length !== 2 || typeof literal !== 'string') return [];
      if (path[0] === 'srcExclude') return literal;
      return path[0] === 'pagePatterns' && literal.startsWith('!') ? literal.slice(1) : [];
    }),
  );

async function missingMeta(root: string, dir: string, { metaDir, name }: SourceStyle): Promise<BifolioError> {
  const [found] = existsSync(root)
    ? await glob(`*/${metaDir}/config*`, { cwd: root, dot: true, ignore: '**/node_modules/**' })
    : [];
  const nearby = found && join(dir, found.split('/')[0] ?? '');
  return new BifolioError({
    severity: 'error',
    code: 'no-old-site',
    message: `"${dir}" isn't a ${name} site: it has no folder ${metaDir}.`,
    hint: nearby
      ? `Type: bifolio check --from ${name.toLowerCase()} ${relativePath('.', resolve(nearby))}`
      : `Name the folder that contains ${metaDir}, such as docs.`,
  });
}
