import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { InsertSource } from '../../../core/contracts/theme.ts';
import { relativePath } from '../../../core/files/relative-path.ts';
import { decodeUtf8 } from '../../../core/frontmatter/read-page.ts';
import type { LoadedConfig } from '../../config/load.ts';

/** A text of the theme as it is now. */
export interface InsertText {
  text: string;
  isHtml: boolean;
  /** Relative to the source folder, when it is a file's. */
  file?: string;
}

type Folders = Pick<LoadedConfig, 'root' | 'sourceDir'>;

/** Reads a text of the theme; `undefined` when its file is not there. */
export function readInsert(source: InsertSource, { root, sourceDir }: Folders): InsertText | undefined {
  if ('markdown' in source) return { text: source.markdown, isHtml: false };
  if ('html' in source) return { text: source.html, isHtml: true };
  const path = resolve(root, source.file);
  if (!existsSync(path)) return undefined;
  const file = relativePath(sourceDir, path);
  return { text: decodeUtf8(readFileSync(path), file).text, isHtml: /\.html?$/i.test(path), file };
}

/** The texts of all languages, for what depends on them. */
export const insertTexts = (
  config: Pick<LoadedConfig, 'locales' | 'root' | 'sourceDir' | 'theme'>,
): (InsertText | undefined)[] => insertSources(config).map(([, source]) => readInsert(source, config));

/** The texts that the theme names, of all languages, by name. */
export const insertSources = ({
  locales,
  theme,
}: Pick<LoadedConfig, 'locales' | 'theme'>): [string, InsertSource][] =>
  locales.flatMap(({ path, lang }) => Object.entries(theme.locale(path, lang).inserts ?? {}));
