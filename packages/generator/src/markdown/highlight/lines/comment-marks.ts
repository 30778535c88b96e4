/** A line of code as it is shown, with what comments and flags said about it. */
export interface MarkedLine {
  text: string;
  /** The line of the source that it was, counted from 1. */
  source: number;
  classes: readonly string[];
  /** Words to highlight in it. */
  words: readonly string[];
}

interface Mark {
  kind: 'class' | 'word';
  name: string;
  /** For how many lines it holds. */
  count: number;
}

const classOfMark: Readonly<Record<string, string>> = {
  '++': 'diff add',
  '--': 'diff remove',
  highlight: 'highlighted',
  hl: 'highlighted',
  focus: 'focused',
  error: 'highlighted error',
  warning: 'highlighted warning',
  info: 'highlighted info',
};
const markPattern = /\[!code ((?:\\.|[^\\\]]){1,200})\]/g;
const opener = /\{\/\*|\/\/+|\/\*+|<!--|--+|\(\*|\{-|\{#|#+|;+|%+|\*|\bREM\b/;
const openerAtEnd = new RegExp(`(?:${opener.source}|["'])$`);
const closerAtStart = /^\s*(?:\*\/\}|\*\/|-->|\*\)|-\}|#\}|%>)/;
/** Longer lines are not looked at: no author marks them. */
const longestLine = 2000;
/** Words that one block may ask for; a hostile one asks for more. */
const mostWords = 100;

/**
 * Take marks such as `// [!code ++:2]` out of the code. A comment that holds nothing else goes with them, and so does
 * its line: the mark then holds for the next one. `[\!code ++]` prints `[!code ++]`, and so does `[!!code ++]` of VitePress.
 */
export function readCommentMarks(code: string): MarkedLine[] {
  const lines = code.split('\n');
  if (!/\[(?:\\*|!)!code /.test(code))
    return lines.map((text, index) => ({ text, source: index + 1, classes: [], words: [] }));
  const until = { class: new Map<string, number>(), word: new Map<string, number>() };
  const marked: MarkedLine[] = [];
  for (const [index, line] of lines.entries()) {
    const { text, marks } = takeMarks(line);
    for (const { kind, name, count } of marks) {
      const ends = until[kind];
      if (ends.has(name) || ends.size < mostWords)
        ends.set(name, Math.max(ends.get(name) ?? 0, marked.length + count));
    }
    if (text === undefined) continue;
    const active = (ends: Map<string, number>) =>
      [...ends].filter(([, end]) => end > marked.length).map(([name]) => name);
    marked.push({
      text: text.replace(/\[(?:\\(\\*!code )|!(!code ))/g, '[$1$2'),
      source: index + 1,
      classes: active(until.class),
      words: active(until.word),
    });
  }
  return marked;
}

/** The code as readers see it. */
export function withoutCommentMarks(code: string): string {
  return readCommentMarks(code)
    .map(({ text }) => text)
    .join('\n');
}

/** Names of marks that authors are told of. */
export const MARKS = [...Object.keys(classOfMark), 'word:Text'];

/** Marks in comments that are none of ours, with their lines counted from 1. They stay in the code. */
export function unknownMarks(code: string): { line: number; mark: string }[] {
  if (!code.includes('[!code ')) return [];
  return code.split('\n').flatMap((line, index) => {
    if (line.length > longestLine) return [];
    return [...line.matchAll(markPattern)]
      .filter((match) => !parseMark(match[1] ?? '') && opener.test(line.slice(0, match.index)))
      .map(([mark]) => ({ line: index + 1, mark }));
  });
}

/** From the last mark to the first, since taking one away can empty the comment around the one before. */
function takeMarks(line: string): { text: string | undefined; marks: Mark[] } {
  let text = line;
  const marks: Mark[] = [];
  if (line.length > longestLine) return { text, marks };
  for (const match of [...line.matchAll(markPattern)].reverse()) {
    const mark = parseMark(match[1] ?? '');
    const rest = mark && takeComment(text.slice(0, match.index), text.slice(match.index + match[0].length));
    if (!mark || rest === undefined) continue;
    marks.push(mark);
    text = rest;
  }
  return { text: marks.length > 0 && text.trim() === '' ? undefined : text, marks };
}

function parseMark(written: string): Mark | undefined {
  const text = written.trim();
  const word = /^word:((?:\\.|[^\\:])+)(?::(\d+))?$/.exec(text);
  if (word?.[1])
    return { kind: 'word', name: word[1].replace(/\\(.)/g, '$1'), count: Number(word[2] ?? Infinity) };
  const [, name = '', count = '1'] = /^([^:]+)(?::(\d+))?$/.exec(text) ?? [];
  const className = Object.hasOwn(classOfMark, name) ? classOfMark[name] : undefined;
  return className ? { kind: 'class', name: className, count: Number(count) } : undefined;
}

/** The line without the mark that stood between `head` and `tail`; `undefined` when that was no comment. */
function takeComment(head: string, tail: string): string | undefined {
  const rest = tail.replace(closerAtStart, '');
  const code = head.trimEnd().replace(openerAtEnd, '');
  const isOpened = code.length < head.trimEnd().length;
  if (isOpened && (rest.length < tail.length || rest.trim() === '')) return code.trimEnd() + rest.trimEnd();
  return opener.test(head) ? (head + tail.trimStart()).trimEnd() : undefined;
}
