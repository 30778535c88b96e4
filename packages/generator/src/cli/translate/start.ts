import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BifolioError } from '../../core/errors/bifolio-error.ts';
import { plural } from '../../core/text/plural.ts';
import { repositoryOf } from '../../site/git/run-git.ts';
import { acceptBlocks } from '../../site/translations/accept-pages.ts';
import {
  BEHIND,
  blocksIn,
  type ComparedPage,
  comparePages,
} from '../../site/translations/compare/compare-site.ts';
import { type AcceptedPage, lockKey, type TranslationLock } from '../../site/translations/lock-file.ts';
import { pairsFromGit } from '../../site/translations/start-from-git.ts';
import { writeLock } from '../../site/translations/write-lock.ts';
import type { CommandResult, TranslatedSite, TranslateOptions } from './command.ts';
import { openTranslations } from './open-translations.ts';

/** `bifolio translate start`: writes the first lock. With `--from-git`, what the history has left behind is behind from the first day. */
export async function startTranslations(
  site: TranslatedSite,
  { fromGit, lang }: TranslateOptions,
): Promise<CommandResult> {
  const { lock, name, path, pages } = await openTranslations(site, { lang, files: [] });
  if (lock) throw started(name);
  const learned = fromGit ? await learn(site.sourceDir, pages) : new Map();
  const compared = fromGit ? comparePages(pages, learned, site.sourceDir) : pages;
  // The history has seen all that it accepts; without one, what aligns now is taken to be in step.
  const accepted = compared.map((page) => acceptBlocks(page, ({ state }) => state === 'new'));
  const known = accepted.filter(({ pairs }) => pairs.length > 0);
  if (!(await writeLock(path, known, undefined))) throw started(name);
  const merge = await mergeByLine(site.root, name);
  const behind = comparePages(pages, asLock(accepted), site.sourceDir).map(
    (page) => blocksIn(page, BEHIND).length,
  );
  const count = behind.filter((blocks) => blocks > 0).length;
  const said = [
    `Wrote ${name} for ${plural(pages.length, 'page')}: ${count} behind.`,
    merge ? `Added "${merge}" to .gitattributes, so that Git merges it line by line.` : '',
    'Commit it. `bifolio translate status` shows what is behind.',
  ];
  return { output: said.filter(Boolean).join('\n') };
}

const asLock = (pages: readonly AcceptedPage[]): TranslationLock =>
  new Map(pages.map((page) => [lockKey(page.file, page.lang), page]));

async function learn(sourceDir: string, pages: readonly ComparedPage[]): Promise<TranslationLock> {
  const repository = await repositoryOf(sourceDir);
  if (repository !== 'whole') throw repository === 'none' ? noHistory() : shallow();
  const pairs = await pairsFromGit(pages, sourceDir);
  return asLock(
    pages.map(({ source, target, lang }) => ({
      file: source.file,
      lang,
      files: [],
      pairs: pairs.get(target.file) ?? [],
    })),
  );
}

/** Has Git take the lines of both sides when branches are merged. Returns the line it has added. */
async function mergeByLine(root: string, name: string): Promise<string | undefined> {
  const file = join(root, '.gitattributes');
  const line = `${basename(name)} merge=union`;
  const now = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  if (now?.includes(line) || (now === undefined && (await repositoryOf(root)) === 'none')) return undefined;
  appendFileSync(file, `${now && !now.endsWith('\n') ? '\n' : ''}${line}\n`);
  return line;
}

const problem = (code: string, message: string, hint: string) =>
  new BifolioError({ severity: 'error', code, message, hint });

const started = (name: string) =>
  problem(
    'translations-started',
    `${name} exists.`,
    'Run `bifolio translate status`, or delete the file to start over.',
  );

const noHistory = () =>
  problem(
    'no-history',
    'The folder is in no repository of Git.',
    'Leave out --from-git: what aligns now is then taken to be in step.',
  );

const shallow = () =>
  problem(
    'shallow-clone',
    '`--from-git` needs the history, and this clone is shallow.',
    'Run `git fetch --unshallow` first.',
  );
