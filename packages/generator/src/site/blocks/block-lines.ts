/** Patterns of the lines at which blocks begin. Each is matched against a line without the marks of quotes. */
export const BLANK = /^\s*$/;
export const FENCE = /^\s*(`{3,}|~{3,})(.*)$/;
export const MATH = /^\s*\$\$/;
export const COMMENT = /^\s*<!--/;
/** A line of HTML or of a component; a link in angle brackets is none. */
export const HTML = /^\s*<\/?[A-Za-z][\w.-]*(?:[\s/>]|$)/;
/** Elements within text: a paragraph may begin with one. */
export const INLINE_HTML =
  /^\s*<(?:a|abbr|b|Badge|br|code|del|em|i|Icon|img|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var)\b/;
/** Elements whose text may hold blank lines. */
export const RAW_HTML = /^\s*<(script|style|pre)\b/i;
export const HEADING = /^\s{0,3}(#{1,6})(?:\s+(.*?))?(?:\s+#+)?\s*$/;
export const UNDERLINE = /^\s{0,3}(=+|-{2,})\s*$/;
export const RULE = /^\s{0,3}(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,})$/;
export const BOX = /^\s*:{3,}\s*\S|^\s*@tab\b|^\s*\[![A-Za-z]+\]/;
export const BOX_END = /^\s*:{3,}\s*$/;
/** Lines that bring in other files; the files are not opened. */
export const INCLUDE = /^\s*(?:<<<\s|@\[[^\]]*\]\(|@include\b)/;
export const ITEM = /^\s*(?:[-*+]|\d{1,9}[.)])(?:\s|$)/;
export const DELIMITER_ROW = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;

const QUOTE = /^\s{0,3}>\s?/;

/** A line without the marks of the quotes it stands in. */
export function withoutQuotes(line: string): string {
  let text = line;
  while (QUOTE.test(text)) text = text.replace(QUOTE, '');
  return text;
}

/** Whether a line begins something that ends a paragraph or an item without a blank line. */
export const interrupts = (line: string): boolean =>
  [BLANK, FENCE, MATH, COMMENT, HEADING, RULE, BOX, BOX_END, INCLUDE, ITEM].some((one) => one.test(line));
