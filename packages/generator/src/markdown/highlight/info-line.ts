/** What stands after the back-ticks of a fence, taken apart. */
export interface InfoLine {
  language: string;
  title?: string;
  /** Line numbers from `{1,4-6}`, counted from 1. */
  highlighted: ReadonlySet<number>;
  /** `:line-numbers`, `:line-numbers=5`, `:no-line-numbers` ...: `true` for a bare one, otherwise the text after `=`. */
  flags: ReadonlyMap<string, string | true>;
}

const languagePattern = /^[^\s{:]*/;
const titlePattern = /\btitle\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+))/i;
const linesPattern = /\{([\d,\s-]+)\}/;
const flagPattern = /:([a-z][a-z-]*)(?:=([^\s:{]+))?/g;
/** More lines than any block has; keeps `{1-999999999}` harmless. */
const lastLine = 100_000;

/** Take a fence's info line apart. Order is free, and blanks before `:` and `{` may be left out. */
export function parseInfoLine(info: string): InfoLine {
  const language = languagePattern.exec(info)?.[0] ?? '';
  const title = titlePattern.exec(info);
  const rest = info.slice(language.length).replace(titlePattern, ' ');
  const flags = [...rest.matchAll(flagPattern)].map(
    ([, name, value]) => [name ?? '', value ?? true] as const,
  );
  return {
    language: language.toLowerCase(),
    ...(title && { title: title[1] ?? title[2] ?? title[3] ?? '' }),
    highlighted: parseLines(linesPattern.exec(rest)?.[1] ?? ''),
    flags: new Map(flags),
  };
}

function parseLines(text: string): Set<number> {
  const lines = new Set<number>();
  for (const part of text.split(',')) {
    const [from = 0, to = from] = part.split('-').map(Number);
    for (let line = from; line <= Math.min(to, lastLine) && line > 0; line++) lines.add(line);
  }
  return lines;
}
