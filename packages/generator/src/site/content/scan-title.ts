import { headingText } from '../../markdown/headings/heading-text.ts';

const atx = /^ {0,3}#(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/;
const setext = /^ {0,3}=+[ \t]*$/;
/** A line that opens a container, or ends one when nothing stands behind the colons. */
const container = /^[\s>]*(:{3,})[ \t]*(\S?)/;
const fence = /^ {0,3}(`{3,}|~{3,})/;
const startsOtherBlock = /^ {0,3}(?:[-+*>|]|\d{1,9}[.)]|#{2,6}\s|:::|<|$)|^(?: {4}|\t)|^\s*$/;

/** Text of the first `# heading` without rendering the page: not inside code or a container, which may be locked, and without inline marks. */
export function firstHeading(source: string): string | undefined {
  let open = '';
  let previous = '';
  const containers: number[] = [];
  for (const line of linesOf(source)) {
    const marker = fence.exec(line)?.[1] ?? '';
    if (open) {
      if (marker.startsWith(open) && line.trim() === marker) open = '';
      continue;
    }
    if (marker) {
      open = marker;
      previous = '';
      continue;
    }
    const [, colons, name] = container.exec(line) ?? [];
    if (colons && name) containers.push(colons.length);
    else if (colons) containers.splice(Math.max(containers.lastIndexOf(colons.length), 0));
    if (containers.length > 0) continue;
    const heading = atx.exec(line);
    if (heading) return headingText(heading[1] ?? '', source);
    if (setext.test(line) && previous) return headingText(previous.trim(), source);
    previous = startsOtherBlock.test(line) ? '' : line;
  }
  return undefined;
}

function* linesOf(source: string): Generator<string> {
  let start = 0;
  while (start < source.length) {
    const end = source.indexOf('\n', start);
    if (end === -1) return yield source.slice(start);
    yield source.slice(start, end).replace(/\r$/, '');
    start = end + 1;
  }
}
