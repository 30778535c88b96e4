import { flagOr, type InfoLine } from './info-line.ts';
import type { Range } from './lines/pieces.ts';
import type { CodeOptions } from './options.ts';

const shells = new Set(['sh', 'shell', 'shellscript', 'shellsession', 'bash', 'zsh', 'fish', 'console']);

/** A script or a part of one: what has control flow, functions, here documents or unfinished quotes. */
const scriptPattern =
  /^#!|<<|^\s*(?:if|elif|else|fi|for|while|until|case|esac|function|do|done)\b|[{(]\s*$|^[)}]/m;
const continuedPattern = /(?:\\|\||&&)\s*$/;
const typedPattern = /^\$ /;

/** The prompts of a block. */
export interface Prompts {
  /** Lines that get a prompt, from 0: each begins a command. */
  commands: ReadonlySet<number>;
  /** Where prompts stand that the author has typed, for each line. */
  typed: readonly (readonly Range[])[];
}

/** Which lines of a shell block stand behind a prompt; none of scripts, of files with a title and of other languages. */
export function shellPrompts(lines: readonly string[], info: InfoLine, options: CodeOptions): Prompts {
  const none = new Set<number>();
  const isWanted = shells.has(info.language) && flagOr(info, 'prompts', options.prompts) !== false;
  if (!isWanted) return { commands: none, typed: [] };
  if (lines.some((line) => typedPattern.test(line))) return { commands: none, typed: lines.map(typedPrompt) };
  return { commands: info.title || isScript(lines) ? none : new Set(commandLines(lines)), typed: [] };
}

const typedPrompt = (line: string): Range[] =>
  typedPattern.test(line) ? [{ from: 0, to: 2, mark: { isPrompt: true } }] : [];

const isComment = (line: string) => line.startsWith('#');

function isScript(lines: readonly string[]): boolean {
  const code = lines.filter((line) => !isComment(line) || line.startsWith('#!'));
  return scriptPattern.test(code.join('\n')) || code.some(hasOpenQuote);
}

const hasOpenQuote = (line: string) =>
  ['"', "'"].some((quote) => line.replaceAll(`\\${quote}`, '').split(quote).length % 2 === 0);

const commandLines = (lines: readonly string[]): number[] =>
  [...lines.keys()].filter((index) => {
    const line = lines[index] ?? '';
    return /^\S/.test(line) && !isComment(line) && !continuedPattern.test(lines[index - 1] ?? '');
  });
