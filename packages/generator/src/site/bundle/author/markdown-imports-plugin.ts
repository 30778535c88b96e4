import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { BifolioError, type Problem } from '../../../core/errors/bifolio-error.ts';
import { placeOfText } from '../../../core/errors/place-of-text.ts';

const MARKDOWN = /\.(?:md|markdown)$/i;

/**
 * Vite plugin: a Markdown file is no module. The file that imports it hears of it, not the imported one, of which nothing may be quoted:
 * it may be locked. Files that a plugin of the author's has turned into code are left alone.
 */
export function markdownImportsPlugin(): Plugin {
  const imports = new Map<string, Problem>();
  return {
    name: 'bifolio:markdown-imports',
    enforce: 'post',
    resolveId: {
      order: 'pre',
      filter: { id: MARKDOWN },
      async handler(written, importer, options) {
        const found = importer && (await this.resolve(written, importer, { ...options, skipSelf: true }));
        if (found) imports.set(found.id, markdownImport(written, importer));
        return found;
      },
    },
    transform: {
      order: 'post',
      filter: { id: MARKDOWN },
      handler(code, id) {
        const problem = imports.get(id);
        if (problem && code === readFileSync(id, 'utf8')) throw new BifolioError(problem);
      },
    },
  };
}

const markdownImport = (written: string, importer: string): Problem => ({
  severity: 'error',
  code: 'markdown-import',
  file: importer,
  ...placeOfText(importer, written),
  message: `"${written}" is Markdown, which can't be imported as a component.`,
  hint: 'Name a part that pages import _part.mdx, or include the file in a .md page: <!-- @include: ./part.md -->.',
});
