const atx = /^ {0,3}#(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/;
const setext = /^ {0,3}=+[ \t]*$/;
const fence = /^ {0,3}(`{3,}|~{3,})/;
const startsOtherBlock = /^ {0,3}(?:[-+*>|]|\d{1,9}[.)]|#{2,6}\s|:::|<|$)|^(?: {4}|\t)|^\s*$/;

/** Text of the first `# heading` without rendering the page: not inside code, and without inline marks. */
export function firstHeading(source: string): string | undefined {
  let open = '';
  let previous = '';
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
    const heading = atx.exec(line);
    if (heading) return plain(heading[1] ?? '');
    if (setext.test(line) && previous) return plain(previous.trim());
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

/** Words only: of links and images the text, of code what stands inside, nothing of tags and attributes. */
function plain(text: string): string {
  const kept: string[] = [];
  return text
    .replace(/\\([!-/:-@[-`{-~])|(`+)(.+?)\2(?!`)/g, (_, escaped: string, _ticks, code: string) => {
      return `\uE000${kept.push(escaped ?? code.trim()) - 1}\uE001`;
    })
    .replace(/\s*\{[^{}]*\}\s*$/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/!?\[([^\]]*)\]\[[^\]]*\]/g, '$1')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/(\*{1,3}|~~)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}])(_{1,3})(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}])/gu, '$2')
    .replace(/&amp;/g, '&')
    .replace(/\uE000(\d+)\uE001/g, (_, index: string) => kept[Number(index)] ?? '')
    .trim();
}
