import { readdirSync, realpathSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import type { Token } from 'markdown-it';
import { isInside } from '../../core/files/is-inside.ts';
import type { TokenClass } from '../components/component-tokens.ts';
import { pageOf } from '../page-state.ts';

/** A file of a folder that a page shows. */
export interface FolderFile {
  /** Relative to the folder, forward slashes. */
  path: string;
  /** Its text as a code block; none for pictures, sound, archives and office documents. */
  code?: Token;
}

interface FolderInput {
  Token: TokenClass;
  env: unknown;
  /** As written: from the page, or from the source folder with a leading slash. */
  path: string;
  map: [number, number];
}

const skipped = new Set(['node_modules', '.bifolio', '.DS_Store', '.gitkeep', '.git']);
const noText =
  /\.(?:png|jpe?g|gif|webp|avif|ico|bmp|mp[34]|m4a|wav|ogg|webm|mov|avi|woff2?|ttf|otf|eot|pdf|zip|gz|tgz|7z|rar|docx?|xlsx?|pptx?|wasm|exe)$/i;
const mostFiles = 200;

/**
 * The files of a folder, deepest first, to be read before they are rendered. The folder and its files become dependencies
 * of the page. A folder that is missing or outside of the project is reported, and has no files.
 * @example
 * ```ts
 * import { defineBlock, defineEmbed, elementTokens, readFolder, textToken } from 'bifolio/markdown';
 *
 * export default defineBlock({
 *   name: 'folder-size',
 *   setup(md) {
 *     defineEmbed(md, 'folder-size', ({ Token, env, source, map }) => {
 *       const files = readFolder({ Token, env, path: source, map });
 *       const [open, close] = elementTokens(Token, 'p');
 *       return [open, textToken(Token, `${files.length} files`), close];
 *     });
 *   },
 * });
 * ```
 */
export function readFolder({ Token, env, path, map }: FolderInput): FolderFile[] {
  const page = pageOf(env);
  const { sourceDir, root, file } = page.environment;
  const from = page.source.place(map[0] + 1 + page.linesAbove).file ?? file;
  const folder = path.startsWith('/') ? join(sourceDir, path) : join(sourceDir, dirname(from), path);
  page.dependsOn(folder);
  const files = isReadable(folder, root) ? listFiles(folder).slice(0, mostFiles) : [];
  if (files.length === 0)
    page.report({
      severity: 'error',
      code: 'folder-missing',
      line: map[0] + 1,
      message: `The folder "${path}" has no files that can be shown.`,
      hint: 'Correct the path. It is relative to this file, or to the source folder if it begins with a slash, and must be inside the project.',
    });
  return files.map((name) => {
    if (noText.test(name)) return { path: name };
    const code = Object.assign(new Token('fence', 'code', 0), { block: true, markup: '```', map });
    code.info = `${extname(name).slice(1) || 'text'} title="${name.replaceAll('"', '')}"`;
    const codeImport = { path: `${path.replace(/\/$/, '')}/${name}`, info: code.info, isGuess: true };
    code.meta = { codeImport, from };
    return { path: name, code };
  });
}

function isReadable(folder: string, root: string): boolean {
  try {
    return isInside(realpathSync.native(root), realpathSync.native(folder));
  } catch {
    return false;
  }
}

function listFiles(folder: string, prefix = ''): string[] {
  const entries = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  const folders = entries.filter((entry) => entry.isDirectory());
  const files = entries.filter((entry) => entry.isFile());
  return [
    ...folders.flatMap(({ name }) => listFiles(join(folder, name), `${prefix}${name}/`)),
    ...files.map(({ name }) => prefix + name),
  ];
}
