import type { Problem } from '../../../core/errors/bifolio-error.ts';
import { relativePath } from '../../../core/files/relative-path.ts';
import { mediaKind } from '../../../markdown/images/media-kind.ts';
import { type AuthorFile, placeAt } from './author-code.ts';

const MODULE_URL = /\bnew URL\(\s*(['"`])(\.{1,2}\/[^'"`$]+)\1\s*,\s*import\.meta\.url\s*\)/g;

/**
 * Files that code names by where its module lies. Bundlers give the address of the file for that in browsers only, and pages would
 * show a path of this computer. Islands may fetch other files than images there.
 */
export const moduleUrls = (files: readonly AuthorFile[], root: string): Problem[] =>
  files.flatMap(({ path, code, inBrowsers }) =>
    [...code.matchAll(MODULE_URL)]
      .filter(([, , name = '']) => !inBrowsers || mediaKind(name) === 'image')
      .map(({ 2: name = '', index }) => ({
        severity: 'warning',
        code: 'module-url',
        message: `\`new URL("${name}", import.meta.url)\` is a path on your computer while the site is built, not a URL of the site.`,
        hint: `Import the file: import file from '${name}';`,
        file: relativePath(root, path),
        ...placeAt(code, index),
      })),
  );
