import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { OldFolder } from '../form/mover.ts';
import { computedLeft } from '../read/computed-left.ts';
import { isOptions, type Options, textOf } from '../read/literals.ts';
import { readModule } from '../read/read-module.ts';
import type { Rewrite } from './rewrites.ts';

/** A language, with the options that hold in it. */
export interface VitepressLanguage {
  /** `/`, `/zh/`. */
  path: string;
  /** Folder of its pages, when its path is another. */
  dir?: string;
  lang?: string;
  label?: string;
  theme: Options;
}

interface LanguageInput {
  old: OldFolder;
  config: Options;
  source: string;
  rewrite: Rewrite;
}

/** All languages: those of `locales`, with what the configs in their folders add. */
export async function readVitepressLanguages({
  old,
  config,
  source,
  rewrite,
}: LanguageInput): Promise<VitepressLanguage[]> {
  const locales = Object.entries(isOptions(config.locales) ? config.locales : { root: {} });
  const common = isOptions(config.themeConfig) ? config.themeConfig : {};
  const languages: VitepressLanguage[] = [];
  for (const [name, written] of locales) {
    const options = isOptions(written) ? written : {};
    const dir = name === 'root' ? rootFolder(config, rewrite) : name;
    const own = await folderConfig(old, posix.join(source, dir));
    const theme = { ...common, ...themeOf(options), ...themeOf(own) };
    const label = textOf(options.label);
    const lang = textOf(options.lang) ?? textOf(own.lang);
    languages.push({
      path: name === 'root' ? '/' : `/${name.replace(/^\/|\/$/g, '')}/`,
      ...(name === 'root' && dir && { dir }),
      ...(lang && { lang }),
      ...(label && { label }),
      theme,
    });
  }
  return languages;
}

const themeOf = ({ themeConfig }: Options): Options => (isOptions(themeConfig) ? themeConfig : {});

/** The folder whose pages `rewrites` puts at the root. */
function rootFolder({ rewrites }: Options, rewrite: Rewrite): string {
  const folders = Object.keys(isOptions(rewrites) ? rewrites : {}).map((from) => from.split('/')[0] ?? '');
  return folders.find((folder) => /^[\w-]+$/.test(folder) && rewrite(`${folder}/a.md`) === 'a.md') ?? '';
}

/** `config.ts` of a folder of pages, of `defineAdditionalConfig`. */
async function folderConfig({ root, left }: OldFolder, folder: string): Promise<Options> {
  const file = ['ts', 'mts', 'js', 'mjs']
    .map((ending) => posix.join(folder, `config.${ending}`))
    .find((one) => existsSync(join(root, one)));
  if (!file) return {};
  const { value, computed } = await readModule(root, file);
  left.push(...computed.map(computedLeft));
  return isOptions(value) ? value : {};
}
