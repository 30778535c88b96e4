import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFiles } from '../files/site-files.ts';
import type { OldFolder } from '../form/mover.ts';

/** Notes the pages that are HTML with frontmatter: they need Liquid, so they are not moved. */
export function noteHtmlPages({ root, left }: OldFolder): void {
  for (const file of findFiles(root).files) {
    if (!/\.html?$/.test(file) || /^(?:.*\/)?_|^404\./.test(file)) continue;
    if (!readFileSync(join(root, file), 'utf8').startsWith('---')) continue;
    left.push({
      severity: 'error',
      what: 'Pages in HTML with Liquid, which are not moved',
      todo: 'Write them as Markdown or .mdx, or redirect their URLs.',
      file,
    });
  }
}
