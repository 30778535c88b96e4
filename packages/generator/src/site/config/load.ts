import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { z } from 'zod';
import type { Theme } from '../../core/contracts/theme.ts';
import { BifolioError } from '../../core/errors/bifolio-error.ts';
import { parseOptions } from '../../core/schemas/parse-options.ts';
import { CONFIG_NAMES } from './config-names.ts';
import { loadDefaultTheme } from './default-theme.ts';
import { importConfig, placeProblems } from './import-config.ts';
import { brokenConfig } from './mistakes/broken-config.ts';
import { missingPathProblems } from './mistakes/missing-paths.ts';
import { refuseProtoKeys } from './mistakes/proto-keys.ts';
import { themeOption } from './options.ts';
import { type LoadedConfig, resolveConfig } from './resolve-config.ts';
import { checkConfig, configSchema } from './schema.ts';
import { sharedFolderProblems } from './shared-folders.ts';
import { themeLocaleProblems } from './theme-locales.ts';

export type { LoadedConfig, ResolvedLocale } from './resolve-config.ts';

export interface LoadConfigOptions {
  /** Read the file and the modules of the project that it imports again in the same process. @default false */
  reload?: boolean;
  /** Options from the command line; they win over the file. `output` is relative to the current directory. */
  overrides?: { base?: string; output?: string };
}

/**
 * The config of a site folder, checked and with defaults. A folder without a config file is a site too. Throws a
 * `BifolioError` with all problems at once.
 * @example
 * ```ts
 * import { loadConfig } from 'bifolio';
 *
 * const config = await loadConfig('docs', { overrides: { base: '/preview/' } });
 * ```
 */
export async function loadConfig(dir: string, options: LoadConfigOptions = {}): Promise<LoadedConfig> {
  const root = resolve(dir);
  const { base, output } = options.overrides ?? {};
  const found = statSync(root, { throwIfNoEntry: false });
  if (!found?.isDirectory()) throw missingFolder(dir, found !== undefined);
  const file = CONFIG_NAMES.map((name) => join(root, name)).find((path) => existsSync(path));
  const { checked, theme } = await placed(file, async () => {
    const exported = file ? await importConfig(file, options.reload) : {};
    const chosen = await themeOf(exported, root);
    refuseProtoKeys(exported);
    return { checked: checkConfig(exported, chosen), theme: chosen };
  });
  const config = resolveConfig({
    options: {
      ...checked,
      ...(base !== undefined && { base: parseOptions(configSchema().shape.base, base, { path: ['base'] }) }),
      ...(output !== undefined && { output: resolve(output) }),
    },
    root,
    file,
    fallbackTitle: packageName(root) ?? basename(root),
    theme: theme ?? (await loadDefaultTheme(root)),
  });
  const paths = config.locales.map(({ path }) => path);
  const problems = [
    ...themeLocaleProblems(config.theme, paths),
    ...sharedFolderProblems(config.locales),
    ...missingPathProblems(config),
  ];
  if (problems.length > 0) throw new BifolioError(file ? await placeProblems(problems, file) : problems);
  return config;
}

/** The theme that a config names, or the default one; nothing for what is no theme. */
async function themeOf(exported: unknown, root: string): Promise<Theme | undefined> {
  const result = z.object({ theme: themeOption }).safeParse(exported);
  return result.success ? (result.data.theme ?? loadDefaultTheme(root)) : undefined;
}

/** What a reading of the config gives; what it throws is told with its place in the file. Getters and proxies may throw anything. */
async function placed<T>(file: string | undefined, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!file) throw error;
    throw new BifolioError(
      error instanceof BifolioError
        ? await placeProblems(error.problems, file)
        : await brokenConfig(error, file),
    );
  }
}

function missingFolder(dir: string, isFile: boolean): BifolioError {
  return new BifolioError({
    severity: 'error',
    code: 'site-missing',
    message: isFile ? `"${dir}" is a file, not a folder.` : `Folder "${dir}" not found.`,
    hint: 'Usage: bifolio build <folder>, with Markdown files in it.',
  });
}

function packageName(root: string): string | undefined {
  try {
    const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name?: unknown };
    return typeof name === 'string' ? name : undefined;
  } catch {
    return undefined; // No package.json, or one that npm could not read either: the folder's name will do.
  }
}
