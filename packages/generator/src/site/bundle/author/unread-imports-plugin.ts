import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { BifolioError, type Problem } from '../../../core/errors/bifolio-error.ts';
import { placeOfText } from '../../../core/errors/place-of-text.ts';

const MARKDOWN = /\.(?:md|markdown)$/i;
/** Markdown, and data in forms that Vite does not read. */
const UNREAD = /\.(?:md|markdown|ya?ml|toml|csv|tsv|xml|ini|json5|jsonc)$/i;

/**
 * Vite plugin: a file of Markdown or data is no module. The file that imports it hears of it, not the imported one, of which nothing may be quoted:
 * it may be locked. Files that a plugin of the author's has turned into code are left alone.
 */
export function unreadImportsPlugin(): Plugin {
  const imports = new Map<string, Problem>();
  return {
    name: 'bifolio:unread-imports',
    enforce: 'post',
    resolveId: {
      order: 'pre',
      filter: { id: UNREAD },
      async handler(written, importer, options) {
        const found = importer && (await this.resolve(written, importer, { ...options, skipSelf: true }));
        if (found) imports.set(found.id, unreadImport(written, importer));
        return found;
      },
    },
    transform: {
      order: 'post',
      filter: { id: UNREAD },
      handler(code, id) {
        const problem = imports.get(id);
        if (problem && code === readFileSync(id, 'utf8')) throw new BifolioError(problem);
      },
    },
  };
}

const unreadImport = (written: string, importer: string): Problem => ({
  severity: 'error',
  ...(MARKDOWN.test(written) ? markdownImport(written) : dataImport(written)),
  file: importer,
  ...placeOfText(importer, written),
});

const markdownImport = (written: string) => ({
  code: 'markdown-import',
  message: `"${written}" is Markdown, which can't be imported as a component.`,
  hint: 'Name a part that pages import _part.mdx, or include the file in a .md page: <!-- @include: ./part.md -->.',
});

const dataImport = (written: string) => ({
  code: 'data-import',
  message: `"${written}" can't be imported as data.`,
  hint: `Write the data as JSON, which can be. For its text, import "${written}?raw".`,
});
