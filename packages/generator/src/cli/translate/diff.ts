import { repositoryOf } from '../../site/git/run-git.ts';
import type { ComparedBlock } from '../../site/translations/compare/compare-blocks.ts';
import { BEHIND, blocksIn, type ComparedPage } from '../../site/translations/compare/compare-site.ts';
import { oldTexts } from '../../site/translations/compare/old-source.ts';
import type { CommandResult, TranslatedSite, TranslateOptions } from './command.ts';
import { isNamed, openStarted } from './open-translations.ts';

/** `bifolio translate diff [file]`: each block that is not in step with the original that was translated, the original of today, and the translation. */
export async function diffTranslations(
  site: TranslatedSite,
  options: TranslateOptions,
): Promise<CommandResult> {
  const { files } = options;
  const { pages } = await openStarted(site, options);
  const shown = pages.filter(
    (page) => files.length === 0 || files.some((file) => isNamed(page, site.sourceDir, file)),
  );
  const hasHistory = (await repositoryOf(site.sourceDir)) !== 'none';
  const texts: string[] = [];
  for (const page of shown) {
    const blocks = blocksIn(page, [...BEHIND, 'wording']);
    const ids = new Set(blocks.flatMap(({ before }) => before ?? []));
    const old = hasHistory
      ? await oldTexts(site.sourceDir, page.source.file, ids)
      : new Map<string, string>();
    texts.push(...blocks.map((block) => blockDiff(page, block, old)));
  }
  return { output: texts.length > 0 ? texts.join('\n\n') : 'Nothing is behind.' };
}

function blockDiff(
  { source, target }: ComparedPage,
  block: ComparedBlock,
  old: ReadonlyMap<string, string>,
): string {
  const { state, before } = block;
  const places = [
    block.source && `${source.file}:${block.source.line}`,
    block.target && `${target.file}:${block.target.line}`,
  ];
  return [
    `${state}  ${places.filter(Boolean).join(' -> ')}`,
    ...(before ? marked('-', old.get(before) ?? '(the old text is not in this clone)') : []),
    ...marked('+', block.source?.text),
    ...marked('=', block.target?.text),
  ].join('\n');
}

const marked = (mark: string, text: string | undefined): string[] =>
  text === undefined ? [] : text.split('\n').map((line) => `  ${mark} ${line}`);
