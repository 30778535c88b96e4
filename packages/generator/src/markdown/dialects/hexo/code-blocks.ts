import type { DialectPage } from '../dialect.ts';
import { pageLines } from '../page-lines.ts';

const BLOCK =
  /^([ \t]*)\{%[ \t]*(codeblock|code)\b([^\n]*?)%\}[ \t]*\n([\s\S]*?)\n?[ \t]*\{%[ \t]*end\2[ \t]*%\}[ \t]*$/gm;
const INCLUDED = /^([ \t]*)\{%[ \t]*include_code\b([^\n]*?)%\}[ \t]*$/gm;

/** `{% codeblock title lang:js %}` becomes a fence, `{% include_code lang:js a.js %}` a line that imports code. */
export function codeBlocks(text: string, page: DialectPage): string {
  const isShown = fencedOffsets(text);
  return text
    .replace(BLOCK, (whole, indent: string, _name, written: string, code: string, offset: number) => {
      if (isShown(offset)) return whole;
      const fence = '`'.repeat(Math.max(3, longestRun(code) + 1));
      return `${indent}${fence}${infoOf(written)}\n${code}\n${indent}${fence}`;
    })
    .replace(INCLUDED, (whole, indent: string, written: string) => {
      const path = written.trim().split(/\s+/).at(-1) ?? '';
      const file = page.find(`downloads/code/${path}`, 'pages') ?? page.find(path, 'page');
      const from = optionOf(written, 'from');
      const to = optionOf(written, 'to');
      const lines = from || to ? `{${from ?? ''}-${to ?? ''}}` : '';
      return file ? `${indent}@[code${lines} ${optionOf(written, 'lang') ?? 'text'}](${file})` : whole;
    });
}

const TITLED = /^([ \t]*(?:`{3,}|~{3,}))[ \t]*([\w+#.-]+)[ \t]+(?![{:[])(?!.*\btitle=)([^`\n]+)$/;

/** Words behind the language of a fence are its title, and options as in `codeblock`. */
export function titledFence(source: string): string {
  const [opening = '', ...rest] = source.split('\n');
  const [, signs, language = '', written = ''] = TITLED.exec(opening) ?? [];
  if (signs === undefined) return source;
  return [`${signs}${infoOf(`lang:${language} ${written}`)}`, ...rest].join('\n');
}

/** Tells whether an offset is between fences, where tags are shown. */
function fencedOffsets(text: string): (offset: number) => boolean {
  const starts: number[] = [];
  let at = 0;
  for (const { text: line, isCode } of pageLines(text)) {
    if (isCode) starts.push(at);
    at += line.length + 1;
  }
  const fenced = new Set(starts);
  return (offset) => fenced.has(offset);
}

const longestRun = (code: string) =>
  Math.max(0, ...[...code.matchAll(/`+/g)].map(([run]) => run.length).slice(0, 1000));

const optionOf = (written: string, name: string) => new RegExp(`\\b${name}:(\\S+)`).exec(written)?.[1];

/** `[title] [lang:js] [line_number:true] [mark:1,3-4] [first_line:5] [url [text]]` */
function infoOf(written: string): string {
  const title = written
    .replace(/\b\w+:(?!\/\/)\S+|https?:\S+.*$/g, '')
    .replace(/["\n]/g, '')
    .trim();
  const mark = optionOf(written, 'mark');
  const first = optionOf(written, 'first_line');
  const numbers = optionOf(written, 'line_number') === 'true' || first;
  return [
    optionOf(written, 'lang') ?? 'text',
    ...(mark && /^[\d,-]+$/.test(mark) ? [`{${mark}}`] : []),
    ...(numbers ? [`:line-numbers${first && /^\d+$/.test(first) ? `=${first}` : ''}`] : []),
    ...(title ? [`title="${title}"`] : []),
  ].join(' ');
}
