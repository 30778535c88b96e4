import type { Token } from 'markdown-it';
import { parseInfoLine } from '../highlight/info-line.ts';
import type { PageState } from '../page-state.ts';
import { hasTypes, type TypeSource } from './types/type-source.ts';
import type { TypedCode } from './types.ts';

/** What was read of a fence that asks for types. */
export const typesOf = (token: Token): TypedCode | undefined => token.meta?.typed;

/** Reads the types of the fences that ask for them with `twoslash`, before they are rendered. Problems are reported where they are. */
export async function readTypes(
  page: PageState,
  tokens: readonly Token[],
  types: TypeSource | undefined,
): Promise<void> {
  if (!types) return;
  const fences = tokens
    .filter(({ type, info }) => type === 'fence' && info.includes('twoslash'))
    .map((token) => ({ token, ...parseInfoLine(token.info.trim()) }))
    .filter(({ flags }) => flags.has('twoslash'));
  const isMissing = new Set<string>();
  const budget = { leftMs: PAGE_MS, packagesMs: PACKAGES_MS };
  for (const { token, language } of fences) {
    if (!hasTypes(language)) {
      reportLanguage(page, token, language);
      continue;
    }
    const { isSecret } = page.environment;
    const typed = await types.read({ code: token.content.replace(/\n$/, ''), language, isSecret, budget });
    token.meta = { ...token.meta, typed };
    page.style('twoslash');
    for (const path of Object.keys(typed.dependencies)) page.imports(path);
    // Without a place it is no fault of the block, and said once.
    const problems = typed.problems.filter(
      ({ line, message }) => line !== undefined || !isMissing.has(message),
    );
    const places = problems.length > 0 ? placesOf(page, token) : undefined;
    for (const problem of problems) {
      isMissing.add(problem.message);
      page.report({ severity: 'warning', code: 'twoslash', ...problem, ...places?.(problem) });
    }
  }
}

/** Processor time for all blocks of a page: usual ones take some hundredths of a second. Collecting garbage and optimizing takes as much again. */
const PAGE_MS = 1200;

/** Processor time for the packages that they import, before it is taken from the rest: large ones take half a second. */
const PACKAGES_MS = 400;

/** Lines of a fence begin below its first; those of imported code are in another file. */
function placesOf(page: PageState, token: Token) {
  const first = (token.map?.[0] ?? 0) + 1;
  const written = page.source.text.split('\n').slice(first);
  const read = token.content.split('\n');
  return ({ line, column }: TypedCode['problems'][number]): { line: number; column?: number } => {
    if (line === undefined || token.meta?.codeImport) return { line: first, column: undefined };
    const indent = Math.max((written[line - 1] ?? '').lastIndexOf(read[line - 1] ?? ''), 0);
    return { line: first + line, column: column === undefined ? undefined : column + indent };
  };
}

function reportLanguage(page: PageState, token: Token, language: string): void {
  page.report({
    severity: 'warning',
    code: 'twoslash-language',
    line: (token.map?.[0] ?? 0) + 1,
    message: `This block asks for types with \`twoslash\`, but is written in "${language || 'text'}".`,
    hint: '`twoslash` works with ts, tsx, js, jsx and vue. Remove it from this block.',
  });
}
