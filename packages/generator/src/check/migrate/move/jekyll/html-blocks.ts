const TAG =
  /<(\/?)(?:div|table|thead|tbody|tr|td|th|section|article|aside|details|figure|blockquote|center|ul|ol|dl|li)\b[^<>]*?(\/?)>/gi;

/** Text in HTML without its indent: kramdown takes all of a block for HTML, we take it for code behind an empty line. */
export function dedentHtml(text: string): string {
  if (!/^<\w/m.test(text)) return text;
  let depth = 0;
  return text
    .split('\n')
    .map((line) => {
      const inside = depth > 0;
      if (inside || /^ {0,3}<\w/.test(line)) depth = Math.max(0, depth + depthOf(line));
      return inside ? line.replace(/^(?: {4,}|\t+)/, '') : line;
    })
    .join('\n');
}

const depthOf = (line: string): number =>
  [...line.matchAll(TAG)].reduce((sum, [, closing, empty]) => sum + (empty ? 0 : closing ? -1 : 1), 0);
