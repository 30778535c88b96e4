/** What stands after the back-ticks of a fence, taken apart. */
export interface InfoLine {
  language: string;
  /** From `title="a.ts"`, or `[a.ts]` as VitePress writes it. */
  title?: string;
  /** Line numbers from `{1,4-6}`, counted from 1. */
  highlighted: HighlightedLines;
  /** Words from `/word/`, to be highlighted wherever they stand. */
  words: readonly string[];
  /** `:line-numbers`, `:line-numbers=5`, `:no-line-numbers`, `twoslash` ...: `true` for a bare one, otherwise the text after `=`. */
  flags: ReadonlyMap<string, string | true>;
}

/** Lines that an info line names. */
export interface HighlightedLines {
  has(line: number): boolean;
  /** The largest number; 0 for no lines. */
  last: number;
}

const languagePattern = /^[^\s{:[/]*/;
const justLanguage = /^[^\s{:[/=]*$/;
const titlePattern = /\btitle\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s{]+))/i;
const bracketPattern = /(?<!=)\[([^\]]*)\]/;
const linesPattern = /(?<!=)\{([\d,\s-]+)\}/;
const wordPattern = /\/((?:\\.|[^/\\])+)\//g;
const flagPattern = /:([a-z][\w-]*)(?:=([^\s:{]+))?/g;
/** The one flag without a colon. */
const typesPattern = /(?:^|\s)twoslash(?![\w-])/;
/** Longer info lines are cut off. */
const longestInfo = 1000;

/** Take a fence's info line apart. Order is free, and blanks before `:` and `{` may be left out. */
export function parseInfoLine(line: string): InfoLine {
  const info = line.slice(0, longestInfo);
  if (justLanguage.test(info)) return { language: languageNamed(info), ...NOTHING_ELSE };
  const language = languagePattern.exec(info)?.[0] ?? '';
  const title = titlePattern.exec(info);
  const untitled = info.slice(language.length).replace(titlePattern, ' ');
  const bracket = bracketPattern.exec(untitled);
  const name = title ? (title[1] ?? title[2] ?? title[3]) : bracket?.[1]?.trim();
  const words = untitled.replace(bracketPattern, ' ');
  const rest = words.replace(wordPattern, ' ');
  return {
    language: languageNamed(language),
    ...(name && { title: name }),
    highlighted: parseLines(linesPattern.exec(rest)?.[1] ?? ''),
    words: [...words.matchAll(wordPattern)].map(([, word = '']) => word.replace(/\\(.)/g, '$1')),
    flags: new Map([
      ...[...rest.matchAll(flagPattern)].map(([, flag = '', value]) => [flag, value ?? true] as const),
      ...(typesPattern.test(rest) ? [['twoslash', true] as const] : []),
    ]),
  };
}

/** VitePress reads `{{ }}` in `js-vue`; here it is text everywhere. */
const languageNamed = (name: string) => name.toLowerCase().replace(/(?<=.)-vue$/, '');

/** An info line without its title. */
export const withoutTitle = (info: string): string =>
  titlePattern.test(info) ? info.replace(titlePattern, ' ') : info.replace(bracketPattern, ' ');

function parseLines(text: string): HighlightedLines {
  const ranges = text.split(',').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    return from > 0 && to >= from ? [{ from, to }] : [];
  });
  return {
    last: Math.max(0, ...ranges.map(({ to }) => to)),
    has: (line) => ranges.some(({ from, to }) => line >= from && line <= to),
  };
}

const NOTHING_ELSE: Omit<InfoLine, 'language'> = {
  highlighted: parseLines(''),
  words: [],
  flags: new Map(),
};

/** The value of a flag that a site may set for all blocks: `:name`, `:name=5` and `:no-name` win over `site`. */
export function flagOr<T>({ flags }: Pick<InfoLine, 'flags'>, name: string, site: T): T | string | boolean {
  if (flags.has(`no-${name}`)) return false;
  return flags.get(name) ?? site;
}
