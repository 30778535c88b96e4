import { createRequire } from 'node:module';
import { decodeAttribute } from '../../core/html/escape-html.ts';

type Replacement = readonly [pattern: RegExp, kept: string];

/** No title is longer, and a hostile one must not hold up the scan. */
const LONGEST = 1000;

/** What our own marks leave of a line of text: their words, or nothing. */
const marks: readonly Replacement[] = [
  [/%%.*?%%|(?<![\w:])::[^\s:](?:[^:]|:(?!:))*::|:\[[^\]]*\]:/g, ''],
  [/\^\[[^\]]*\]/g, ''],
  [/!?\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/!?\[([^\]]*)\]\[[^\]]*\]/g, '$1'],
  [/<\/?[a-z](?:"[^"]*"|'[^']*'|[^<>"'])*>/gi, ''],
  [/(\*{1,3}|~~)(?=\S)(.+?)(?<=\S)\1/g, '$2'],
  [/(?<![\p{L}\p{N}])(_{1,3})(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}])/gu, '$2'],
  [/(?<!=)==(?=[^\s=])(.+?)(?<=[^\s=])==(?!=)/g, '$1'],
  [/(?<!!)!!(?=[^\s!])(.+?)(?<=[^\s!])!!/g, '$1'],
  [/(?<!~)~([^\s~]+)~(?!~)|\^([^\s^]+)\^/g, '$1$2'],
  [/(?<!\$)\$(?=\S)([^$]+?)(?<=\S)\$(?![\d$])/g, '$1'],
  [/(?<=[^\s])\{[.#:][^{}]*\}/g, ''],
];

/** Without one of these characters, a heading is the text that it seems to be. */
const MARKED = /[\\`{}[\]<>&*_=!~^$:%\uE000\uE001]/;

/**
 * The words of a heading as it is written: of links and images the text, of code what stands inside, nothing of tags and attributes.
 * `source` is the page, whose definitions tell notes from text.
 */
export function headingText(written: string, source: string): string {
  if (!MARKED.test(written) && written.length <= LONGEST) return written.replace(/ {2,}/g, ' ').trim();
  const kept: string[] = [];
  const keep = (text: string) => `\uE000${kept.push(text) - 1}\uE001`;
  const open = written
    .slice(0, LONGEST)
    .replace(/\\([!-/:-@[-`{-~])|(`+)(.+?)\2(?!`)/g, (_, escaped: string, _ticks, code: string) =>
      keep(escaped ?? code.trim()),
    )
    .replace(/\s*\{[^{}]*\}\s*$/, '')
    .replace(/\[[\^+][^\]\s]+\]/g, (note) => (source.includes(`${note}:`) ? '' : note));
  const plain = marks.reduce((text, [pattern, words]) => text.replace(pattern, words), open);
  return decodeAttribute(withEmoji(plain))
    .replace(/\uE000(\d+)\uE001/g, (_, index: string) => kept[Number(index)] ?? '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** `:tada:` is a picture; `std::key::map` and `a:b:c` are not. The names are loaded with the first that looks like one. */
export function withEmoji(text: string): string {
  if (!/:[+\-\w]+:/.test(text)) return text;
  const names = createRequire(import.meta.url)('markdown-it-emoji/lib/data/full.mjs').default as Readonly<
    Record<string, string>
  >;
  let end = -1;
  return text.replace(/:([+\-\w]+):/g, (written, name: string, start: number) => {
    const isPath = text[start - 1] === ':' && start !== end;
    end = start + written.length;
    const isGlued = /[a-z\d]/i.test(text[start - 1] ?? '') && /[a-z\d]/i.test(text[end] ?? '');
    return isPath || isGlued || !Object.hasOwn(names, name) ? written : (names[name] ?? written);
  });
}
