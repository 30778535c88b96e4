import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { plural } from '../../core/text/plural.ts';
import { blocksToDo } from '../../site/translations/compare/blocks-to-do.ts';
import type { CommandResult, TranslatedSite, TranslateOptions } from './command.ts';
import { isNamed, openStarted } from './open-translations.ts';

/** `bifolio translate export`: all that is behind as one Markdown file, which `import` reads back. */
export async function exportTranslations(
  site: TranslatedSite,
  options: TranslateOptions,
): Promise<CommandResult> {
  const { to, files } = options;
  const { pages } = await openStarted(site, options);
  const named = pages.filter(
    (page) => files.length === 0 || files.some((file) => isNamed(page, site.sourceDir, file)),
  );
  const parts = named.flatMap((page) =>
    blocksToDo(page).map(({ id, state, source, target }) =>
      [
        `<!-- bifolio ${page.target.file}:${id} ${state} -->`,
        '',
        ...source.text.split('\n').map((line) => `> ${line}`),
        '',
        target?.text ?? source.text,
        '',
        '<!-- /bifolio -->',
      ].join('\n'),
    ),
  );
  const text = `${parts.join('\n\n')}\n`;
  if (!to) return { output: parts.length > 0 ? text.trimEnd() : 'Nothing is behind.' };
  writeFileSync(resolve(to), text);
  return {
    output: `Wrote ${plural(parts.length, 'block')} to ${to}. Translate the text below each quote, then run \`bifolio translate import ${to}\`.`,
  };
}
