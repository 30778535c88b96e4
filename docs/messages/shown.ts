import { renderMarkdown } from 'bifolio';
import { linesOf, type Message } from './groups.ts';

/** What a build makes of a wrong sample. */
export interface Shown {
  /** Lines of its report: the problem, with its line, and the hint. */
  report: string;
  /** What readers would see, unless that needs scripts, files or styles that the page of the message doesn't have. */
  html?: string;
}

/** Renders the wrong sample of a kind of problem; `undefined` when more than the text of a page is needed to report it. */
export async function shownOf(code: string, { wrong, try: tried }: Message): Promise<Shown | undefined> {
  if (!wrong || !tried) return undefined;
  const { html, problems, styles } = await renderMarkdown(linesOf(wrong));
  const told = problems.find((problem) => problem.code === code);
  if (!told) return undefined;
  const { line = 1, column, severity, message, hint } = told;
  const place = column ? `${line}:${column}` : line;
  const report = [`${place} ${severity} ${message}`, ...(hint ? [`  ${hint}`] : [])].join('\n');
  const hasStyles = styles.length === 0 || tried === 'both';
  return { report, ...(hasStyles && canStandAlone(html) && { html }) };
}

/** Elements that need a file or a script, apply to the whole page, or belong to its outline. */
const UNFIT = /<(?:h\d|style|script|bi-island|img|iframe|video|audio|my-box)\b|\sv-\w+=|\son\w+=/;
const VOID = /^(?:area|br|col|hr|input|source|wbr)$/;

/** Whether a piece of HTML closes all that it opens. */
export function canStandAlone(html: string): boolean {
  if (!html.trim() || UNFIT.test(html)) return false;
  const open: string[] = [];
  for (const [, end, name = '', own] of html.matchAll(
    /<(\/?)([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^'">])*?(\/?)>/gi,
  )) {
    if (end) {
      if (open.pop() !== name) return false;
    } else if (!own && !VOID.test(name)) open.push(name);
  }
  return open.length === 0;
}
