import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { OldFolder, SourcePage } from '../form/mover.ts';
import { textOf } from '../read/literals.ts';

/** Folders of code that Hexo runs, which is not moved. */
const FOLDERS = ['themes', 'scripts'];

/** Notes themes and scripts of the site. */
export function noteTemplates({ root, left }: OldFolder): void {
  for (const folder of FOLDERS)
    if (
      existsSync(join(root, folder)) &&
      readdirSync(join(root, folder)).some((name) => !name.startsWith('.'))
    )
      left.push({
        severity: 'warning',
        what: `Templates and scripts in ${folder}/`,
        todo: 'Write what the site needs of them as slots or overrides.',
        file: folder,
      });
}

const BUILT_IN = ['post', 'page', 'draft', 'false', 'photo', 'link', 'default'];

/** Notes a page whose text may be made by a layout of the theme. */
export function noteLayout({ fields, file }: SourcePage, { left }: OldFolder): void {
  const layout = textOf(fields.layout);
  if (layout && !BUILT_IN.includes(layout))
    left.push({
      severity: 'warning',
      what: `A page with a layout of the theme, \`${layout}\``,
      todo: 'Write the text that the layout adds.',
      file,
      line: 1,
    });
}
