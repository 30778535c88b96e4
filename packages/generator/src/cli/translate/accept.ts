import { join } from 'node:path';
import { BifolioError } from '../../core/errors/bifolio-error.ts';
import { plural } from '../../core/text/plural.ts';
import { acceptBlocks } from '../../site/translations/accept-pages.ts';
import type { ComparedBlock } from '../../site/translations/compare/compare-blocks.ts';
import { BEHIND, blocksIn, type ComparedPage } from '../../site/translations/compare/compare-site.ts';
import { lockKey } from '../../site/translations/lock-file.ts';
import { writeLock } from '../../site/translations/write-lock.ts';
import type { CommandResult, TranslatedSite, TranslateOptions } from './command.ts';
import { lineIn, withoutLine } from './named-file.ts';
import { openStarted } from './open-translations.ts';

/**
 * `bifolio translate accept [file[:line]…]`: without a file, what has changed on both sides; of a file or line, also what is behind,
 * by somebody who has looked; `--all`: everything.
 */
export async function acceptTranslations(
  site: TranslatedSite,
  options: TranslateOptions,
): Promise<CommandResult> {
  if (options.all && !options.yes && !process.stdin.isTTY) throw notSure();
  for (;;) {
    const output = await acceptOnce(site, options);
    if (output !== undefined) return { output };
  }
}

/** `undefined` when somebody else has written the lock meanwhile: it is to be read again. */
async function acceptOnce(site: TranslatedSite, options: TranslateOptions): Promise<string | undefined> {
  const { files, all, lang } = options;
  const { lock, path, text, pages } = await openStarted(site, options);
  let count = 0;
  let left = 0;
  let touched = 0;
  const accepted = pages.map((page) => {
    const isAccepted = (block: ComparedBlock) =>
      all ||
      (files.length === 0
        ? block.state === 'new'
        : files.some((file) => isAt(page, block, site.sourceDir, file)));
    const open = page.blocks.filter(({ state }) => state !== 'step' && state !== 'polished');
    const taken = open.filter(isAccepted);
    count += taken.length;
    if (taken.length > 0) touched++;
    left += blocksIn(page, BEHIND).filter((block) => !isAccepted(block)).length;
    return acceptBlocks(page, isAccepted);
  });
  const keys = new Set(pages.map(({ source, lang: of }) => lockKey(source.file, of)));
  // Languages that were not asked for stay; pages that are not compared any more go.
  const others = lang
    ? [...lock].filter(([key, one]) => one.lang !== lang && !keys.has(key)).map(([, one]) => one)
    : [];
  if (!(await writeLock(path, [...accepted, ...others], text))) return undefined;
  return `Accepted ${plural(count, 'block')} on ${plural(touched, 'page')}; ${left} behind ${left === 1 ? 'is' : 'are'} left.`;
}

/** Whether a block stands at a place such as `zh/guide.md:139`, or in the file. */
function isAt(
  { source, target }: ComparedPage,
  block: ComparedBlock,
  sourceDir: string,
  file: string,
): boolean {
  const line = lineIn(file);
  const at = withoutLine(file);
  const sides = [
    { file: source.file, block: block.source },
    { file: target.file, block: block.target },
  ];
  if (line === undefined) return sides.some((side) => join(sourceDir, side.file) === at);
  return sides.some(
    (side) =>
      join(sourceDir, side.file) === at && side.block && side.block.line <= line && line <= side.block.end,
  );
}

const notSure = () =>
  new BifolioError({
    severity: 'error',
    code: 'not-sure',
    message: '`accept --all` takes everything as it is, also what is behind.',
    hint: 'Type `bifolio translate accept --all --yes` if you have looked at all of it.',
  });
