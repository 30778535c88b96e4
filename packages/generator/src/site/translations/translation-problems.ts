import type { Problem } from '../../core/errors/bifolio-error.ts';
import { plural } from '../../core/text/plural.ts';
import type { BlockState, ComparedBlock } from './compare/compare-blocks.ts';
import { BEHIND, blocksIn, type ComparedPage } from './compare/compare-site.ts';
import type { Translations } from './translations.ts';

/** So many places of a page are named. */
const NAMED = 3;

/** A warning for each page that is behind its source, and one for passages that nobody has accepted yet. */
export function translationProblems({ lock, pages, name, drafts }: Translations): Problem[] {
  if (!lock) return [notStarted(name)];
  return [...pages.flatMap(behind), ...unaccepted(pages), ...lockedInLock(lock, { pages, name, drafts })];
}

const notStarted = (name: string): Problem => ({
  severity: 'warning',
  code: 'translations-not-started',
  message: `Translations cannot be compared: there is no ${name}.`,
  hint: 'Run `bifolio translate start`, and commit the file.',
});

function behind(page: ComparedPage): Problem[] {
  const blocks = blocksIn(page, BEHIND);
  if (blocks.length === 0) return [];
  const places = blocks.slice(0, NAMED).map(placeOf).join(', ');
  const more = blocks.length > NAMED ? `, and ${blocks.length - NAMED} more` : '';
  return [
    {
      severity: 'warning',
      code: 'translation-behind',
      message: `The page is behind ${page.source.file}: ${countText(blocks)}.`,
      hint: `${places}${more}. See \`bifolio translate diff ${page.target.file}\`.`,
      file: page.target.file,
      line: blocks.find(({ target }) => target)?.target?.line ?? 1,
    },
  ];
}

const COUNTED: Partial<Record<BlockState, string>> = {
  content: 'changed',
  missing: 'missing',
  extra: 'only in the translation',
};

/** `2 changed, 1 missing`. */
export function countText(blocks: readonly ComparedBlock[]): string {
  const counts = Object.entries(COUNTED).map(
    ([state, word]) => [blocks.filter((one) => one.state === state).length, word] as const,
  );
  return counts.flatMap(([count, word]) => (count > 0 ? `${count} ${word}` : [])).join(', ');
}

function placeOf({ source, target }: ComparedBlock): string {
  if (!target) return `line ${source?.line} of the source is missing`;
  if (!source) return `line ${target.line} is only here`;
  return `line ${target.line} for line ${source.line} of the source`;
}

function unaccepted(pages: readonly ComparedPage[]): Problem[] {
  const found = pages.map((page) => blocksIn(page, ['new']).length).filter((count) => count > 0);
  const blocks = found.reduce((sum, count) => sum + count, 0);
  if (blocks === 0) return [];
  return [
    {
      severity: 'warning',
      code: 'translation-unaccepted',
      message: `${plural(blocks, 'passage')} on ${plural(found.length, 'page')} changed in both languages without being accepted.`,
      hint: 'Look at them with `bifolio translate status --strict`, then run `bifolio translate accept`.',
    },
  ];
}

/** Pages that were locked after they had been accepted: the lock of translations is public. */
function lockedInLock(
  lock: NonNullable<Translations['lock']>,
  { pages, name, drafts }: Pick<Translations, 'pages' | 'name' | 'drafts'>,
): Problem[] {
  const compared = new Set(pages.map(({ source }) => source.file));
  return [...lock.values()].flatMap(({ file }) =>
    file && !compared.has(file) && !drafts.has(file)
      ? {
          severity: 'warning',
          code: 'stale-translations-lock',
          message: `${name} has lines for ${file}, which is not compared any more.`,
          hint: 'Run `bifolio translate accept` to remove them. If the page is locked now, remember that the history of Git keeps hashes of its blocks.',
          file: name,
        }
      : [],
  );
}
