import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BifolioError, type Problem } from '../../core/errors/bifolio-error.ts';
import { plural } from '../../core/text/plural.ts';
import { type BlockToDo, blocksToDo, replacementFor } from '../../site/translations/compare/blocks-to-do.ts';
import { bonesProblem } from '../../site/translations/compare/same-bones.ts';
import { type Replacement, replaceInFile } from '../../site/translations/replace-blocks.ts';
import type { CommandResult, TranslatedSite, TranslateOptions } from './command.ts';
import { openStarted } from './open-translations.ts';

/** A translated block in a file that `export` wrote. */
interface Entry {
  file: string;
  id: string;
  text: string;
  line: number;
}

/** `bifolio translate import <file>`: puts translated blocks back. Writes nothing unless all of it fits. */
export async function importTranslations(
  site: TranslatedSite,
  options: TranslateOptions,
): Promise<CommandResult> {
  const [from] = options.files;
  if (!from) throw noFile();
  const { pages } = await openStarted(site, { ...options, files: [] });
  const locales = site.locales.map(({ path }) => path);
  const toDo = new Map(
    pages.map((page) => [page.target.file, new Map(blocksToDo(page).map((one) => [one.id, one]))]),
  );
  const changes = new Map<string, Replacement[]>();
  const problems: Problem[] = [];
  const seen = new Set<string>();
  for (const entry of readEntries(from)) {
    const block = toDo.get(entry.file)?.get(entry.id);
    const problem = problemOf(entry, block, { locales, seen, bones: options.bones });
    if (problem)
      problems.push({ severity: 'error', code: 'untranslatable', file: from, line: entry.line, ...problem });
    else if (block && entry.text !== block.target?.text && entry.text !== block.source.text)
      changes.set(entry.file, [...(changes.get(entry.file) ?? []), replacementFor(block, entry.text)]);
  }
  if (problems.length > 0) throw new BifolioError(problems);
  for (const [file, replacements] of changes) replaceInFile(join(site.sourceDir, file), replacements);
  const blocks = [...changes.values()].flat().length;
  return {
    output: `Put ${plural(blocks, 'block')} into ${plural(changes.size, 'page')}. Look at them, then run \`bifolio translate accept\`.`,
  };
}

function readEntries(path: string): Entry[] {
  const lines = readFileSync(path, 'utf8').split(/\r?\n/);
  return lines.flatMap((line, at) => {
    const [, file = '', id = ''] = /^<!-- bifolio (.+):([\w-]+) \w+ -->$/.exec(line) ?? [];
    if (!file) return [];
    const end = lines.indexOf('<!-- /bifolio -->', at);
    const inside = lines.slice(at + 1, end === -1 ? lines.length : end);
    // The original stands as a quote above the translation.
    const start = inside.findIndex(
      (one, index) => index > 0 && !one.startsWith('>') && inside[index - 1]?.startsWith('>'),
    );
    const text = inside
      .slice(Math.max(0, start))
      .join('\n')
      .replace(/^\n+|\s+$/g, '');
    return [{ file, id, text, line: at + 1 }];
  });
}

interface Rules {
  locales: readonly string[];
  seen: Set<string>;
  bones?: boolean;
}

function problemOf({ file, id, text }: Entry, block: BlockToDo | undefined, { locales, seen, bones }: Rules) {
  const key = `${file}:${id}`;
  if (!block)
    return {
      message: `The block ${key} is not behind any more, or its source has changed.`,
      hint: 'Export again.',
    };
  if (seen.has(key)) return { message: `The block ${key} comes twice.`, hint: 'Remove one of them.' };
  seen.add(key);
  const wrong = bones ? undefined : bonesProblem(block.source, text, locales);
  return wrong === undefined || text === block.target?.text
    ? undefined
    : {
        message: `The translation of ${key} ${wrong}.`,
        hint: 'Keep code, links, tags and numbers as they are in the original, or type --bones to let it through.',
      };
}

const noFile = () =>
  new BifolioError({
    severity: 'error',
    code: 'missing-import',
    message: 'Say which file to import.',
    hint: 'For example: bifolio translate import behind.md',
  });
