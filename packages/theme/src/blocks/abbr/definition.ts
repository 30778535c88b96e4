import type { StateBlock } from 'markdown-it';

const pattern = /^\*\[((?:\\.|[^\]\\])+)\]:[ \t]*(.+)$/;

/** Characters; looking for longer ones would take long, and nobody shortens to them. */
const longestWord = 100;

/** One line: `*[word]: what it means`. The last definition of a word counts. */
export function abbrDefinition(state: StateBlock, line: number, _endLine: number, silent: boolean): boolean {
  const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  if (!state.src.startsWith('*[', start) || (state.sCount[line] ?? 0) - state.blkIndent >= 4) return false;
  const [, word = '', meaning = ''] = pattern.exec(state.src.slice(start, state.eMarks[line])) ?? [];
  if (word.trim() === '' || word.length > longestWord || meaning.trim() === '') return false;
  if (silent) return true;
  state.env.abbreviations ??= new Map<string, string>();
  state.env.abbreviations.set(word.replace(/\\(.)/g, '$1').trim(), meaning.trim());
  state.line = line + 1;
  return true;
}
