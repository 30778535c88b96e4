import { slipDetector } from './slip.ts';

/** Syntax as Chinese keyboards write it, and what to write instead. Each is too odd to be meant as text. */
const SLIPS: readonly [RegExp, (match: RegExpExecArray) => string][] = [
  [/^[【［[][!！]\s*([a-z]+)\s*[】］\]]/i, ([, name]) => `[!${name?.toUpperCase()}]`],
  [
    /([!！]?)\[([^[\]\n]{1,80})\](?:（([^\s（）()]{1,200})[)）]|\(([^\s（）()]{1,200})）)/,
    ([, mark, text, a, b]) => `${mark && '!'}[${text}](${a ?? b})`,
  ],
  [
    /([!！]?)【([^【】\n]{1,80})】[(（]((?:https?:\/\/|\.{0,2}\/)[^\s（）()]{1,200}|[^\s（）()]{1,200}\.mdx?)[)）]/,
    ([, mark, text, address]) => `${mark && '!'}[${text}](${address})`,
  ],
  [/：：([a-z][\w-]*:[\w-]+)：：/, ([, name]) => `::${name}::`],
  [/^＃{1,6}\s*(\S.{0,60})/, ([whole, text]) => `${'#'.repeat(/^＃+/.exec(whole)?.[0].length ?? 1)} ${text}`],
  [/^(#{1,6}|[-*+>]|\d{1,9}[.)])　\s*(\S.{0,60})/, ([, mark, text]) => `${mark} ${text}`],
  [/^》\s*(\S.{0,60})/, ([, text]) => `> ${text}`],
  [
    /^@[［[]\s*([a-z][\w-]*)([^\n［］[\]]{0,80})[］\]][(（]([^\s()（）]{1,200})[)）]$/i,
    ([, type, rest, source]) => `@[${type}${rest}](${source})`,
  ],
  [/^(?:·{3}|｀{3})([a-z]\w*)?$/i, ([, language = '']) => `\`\`\`${language}`],
  [/｀([^｀\n]{1,80})｀|(?<!·)·([a-z][\w./()-]{0,40})·(?!·)/i, ([, code, dotted]) => `\`${code ?? dotted}\``],
  [/＊＊([^＊\n]{1,80})＊＊/, ([, text]) => `**${text}**`],
  [/＝＝([^＝\n]{1,80})＝＝/, ([, text]) => `==${text}==`],
  [/～～([^～\n]{1,80})～～/, ([, text]) => `~~${text}~~`],
  [/￥([^￥\n]{0,80}[\\^_][^￥\n]{0,80})￥/, ([, formula]) => `$${formula}$`],
  [/^｜.{0,80}｜$/, ([row]) => row.replaceAll('｜', '|')],
  [/[{｛][.．。]([\w-]{1,40})(?:｝|(?<=[｛．。][\w-]{1,40})\})/, ([, name]) => `{.${name}}`],
];

/** What each of them has. */
const SIGNS = /[（）【】［］！：＃｀·｛｝．。》＊＝～￥｜　]/;

/** Tells of full-width punctuation that keeps text from being the syntax it looks like. */
export const fullWidthSlips = slipDetector(
  'full_width_slips',
  SLIPS.map(([pattern, meant]) => ({
    code: 'full-width',
    at: ['text'],
    pattern,
    message: ([written]) => `"${written}" has full-width punctuation; shown as text.`,
    hint: (match) => `Write ${meant(match)}`,
  })),
  SIGNS,
);
