import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Dialect } from '../../../../markdown/dialects/dialect.ts';
import { pageLines } from '../../../../markdown/dialects/page-lines.ts';
import type { TagTemplates } from '../../../../markdown/dialects/tags/templates.ts';
import type { ChangedPage } from '../form/mover.ts';

interface LiquidInput {
  root: string;
  dialect: Dialect;
  templates: TagTemplates;
}

/** The text of a page by the rules of a dialect; tags and values that no rule knows are told. */
export function convertLiquid(
  body: string,
  page: ChangedPage,
  { root, dialect, templates }: LiquidInput,
): string {
  const own = page.page;
  const at = (from: string) => {
    const folder = from === 'page' ? posix.dirname(own.file) : own.folder.from;
    return (path: string): string | undefined => {
      const file = posix.join(folder, path);
      const found = existsSync(join(root, file)) ? file : datedPost(file, page);
      return found && relativeTo(posix.dirname(own.file), found);
    };
  };
  const converted = dialect(body, {
    file: own.path,
    find: (path, from) => at(from)(path) ?? (from === 'project' ? at('pages')(path) : undefined),
    titleOf: (path) => page.site.byFile(posix.join(posix.dirname(own.file), path))?.title,
    shortcodes: templates,
  });
  noteLeft(converted, page);
  return converted;
}

/** A post is named without the day in the name of its file. */
const datedPost = (file: string, { site }: ChangedPage): string | undefined =>
  /(?:^|\/)_posts\//.test(file)
    ? site.pages.find((one) => one.file.replace(/\d{4}-\d{1,2}-\d{1,2}-(?=[^/]*$)/, '') === file)?.file
    : undefined;

const relativeTo = (folder: string, file: string): string => {
  const path = posix.relative(folder, file);
  return path.startsWith('.') ? path : `./${path}`;
};

const TAG = /\{%-?\s*([\w-]+)[^\n]*?%\}/g;

/** Tags outside of code, each name once a page. */
function noteLeft(text: string, { left }: ChangedPage): void {
  const named = new Set<string>();
  for (const { text: line, isCode } of pageLines(text)) {
    if (isCode) continue;
    for (const [open, name = ''] of line.replace(/`[^`]*`/g, '').matchAll(TAG)) {
      const tag = name.replace(/^end(?=.)/, '');
      if (named.has(tag) || tag === 'comment') continue;
      named.add(tag);
      left({
        severity: 'error',
        what: `The tag "${tag}"`,
        todo: `Map it in bifolio.move.json, "tags": { "${tag}": "… {body} {0}" }, and move again; or replace it with Markdown.`,
        at: open,
      });
    }
  }
}
