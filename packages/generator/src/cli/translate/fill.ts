import { join } from 'node:path';
import { BifolioError, type Problem } from '../../core/errors/bifolio-error.ts';
import { plural } from '../../core/text/plural.ts';
import { repositoryOf } from '../../site/git/run-git.ts';
import { type BlockToDo, blocksToDo, replacementFor } from '../../site/translations/compare/blocks-to-do.ts';
import { BEHIND, type ComparedPage } from '../../site/translations/compare/compare-site.ts';
import { oldTexts } from '../../site/translations/compare/old-source.ts';
import { bonesProblem } from '../../site/translations/compare/same-bones.ts';
import { replaceInFile } from '../../site/translations/replace-blocks.ts';
import type { CommandResult, TranslatedSite, TranslateOptions } from './command.ts';
import { isNamed, openStarted } from './open-translations.ts';
import { runTranslator, type TranslatorInput } from './run-translator.ts';

/**
 * `bifolio translate fill --with "<command>"`: a program of the author's choice translates what is behind, page by page. What it gives
 * back is written only if it keeps code, links, ids and numbers, and counts as `new` until somebody accepts it.
 */
export async function fillTranslations(
  site: TranslatedSite,
  options: TranslateOptions,
): Promise<CommandResult> {
  const { with: command, files } = options;
  if (!command) throw noCommand();
  const { pages } = await openStarted(site, options);
  const named = pages.filter(
    (page) => files.length === 0 || files.some((file) => isNamed(page, site.sourceDir, file)),
  );
  const problems: Problem[] = [];
  let filled = 0;
  let touched = 0;
  for (const page of named) {
    const blocks = blocksToDo(page).filter(({ state }) => BEHIND.includes(state));
    if (blocks.length === 0) continue;
    const answers = await runTranslator(command, await inputFor(site, page, blocks), site.root);
    const { good, bad } = judgeAnswers(
      blocks,
      answers,
      page,
      site.locales.map(({ path }) => path),
    );
    problems.push(...bad);
    if (good.length === 0) continue;
    replaceInFile(
      join(site.sourceDir, page.target.file),
      good.map(({ block, text }) => replacementFor(block, text)),
    );
    filled += good.length;
    touched++;
  }
  const lines = [
    `Filled ${plural(filled, 'block')} on ${plural(touched, 'page')}. Look at them, then run \`bifolio translate accept\`.`,
    ...problems.map(({ file, line, message }) => `${file}:${line} ${message}`),
  ];
  return { output: lines.join('\n'), failed: problems.length > 0 };
}

async function inputFor(
  site: Pick<TranslatedSite, 'locales' | 'sourceDir'>,
  page: ComparedPage,
  blocks: readonly BlockToDo[],
): Promise<TranslatorInput> {
  const ids = new Set(blocks.flatMap(({ before }) => before ?? []));
  const hasHistory = (await repositoryOf(site.sourceDir)) !== 'none';
  const old = hasHistory ? await oldTexts(site.sourceDir, page.source.file, ids) : new Map<string, string>();
  const from = site.locales.find(({ path }) => path === page.source.locale)?.lang ?? '';
  return {
    page: page.source.file,
    from,
    to: page.lang,
    terms: termsOf(page),
    blocks: blocks.map(({ id, state, source, target, before }) => ({
      id,
      state,
      kind: source.kind,
      source: source.text,
      ...(before && old.has(before) && { before: old.get(before) }),
      ...(target && { translation: target.text }),
    })),
  };
}

/** How the page words things: its headings that are in step, in both languages. */
const termsOf = ({ blocks }: ComparedPage): [string, string][] =>
  blocks.flatMap(({ state, source, target }) =>
    state === 'step' && source && target && /^h\d$/.test(source.kind)
      ? [[words(source.text), words(target.text)]]
      : [],
  );

const words = (heading: string): string => heading.replace(/^#+\s*/, '').replace(/\s*\{#[^}]*\}\s*$/, '');

function judgeAnswers(
  blocks: readonly BlockToDo[],
  answers: ReadonlyMap<string, string>,
  page: ComparedPage,
  locales: readonly string[],
) {
  const good: { block: BlockToDo; text: string }[] = [];
  const bad: Problem[] = [];
  for (const block of blocks) {
    const text = answers.get(block.id)?.trim();
    const wrong = text ? bonesProblem(block.source, text, locales) : 'did not come';
    if (text && wrong === undefined) good.push({ block, text });
    else
      bad.push({
        severity: 'error',
        code: 'untranslatable',
        message: `The translation ${wrong}; nothing was written for this block.`,
        file: page.source.file,
        line: block.source.line,
      });
  }
  return { good, bad };
}

const noCommand = () =>
  new BifolioError({
    severity: 'error',
    code: 'missing-command',
    message: 'Say which command translates.',
    hint: 'For example: bifolio translate fill --with "node translate.js"',
  });
