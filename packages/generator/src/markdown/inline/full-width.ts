import type MarkdownIt from 'markdown-it';
import { pageOf } from '../page-state.ts';

/** Syntax as Chinese keyboards write it, and what to write instead. Each is too odd to be meant as text. */
const SLIPS: readonly [RegExp, (match: RegExpExecArray) => string][] = [
  [/^[【［[][!！]\s*([a-z]+)\s*[】］\]]/i, ([, name]) => `[!${name?.toUpperCase()}]`],
  [
    /\[([^[\]\n]{1,80})\](?:（([^\s（）()]{1,200})[)）]|\(([^\s（）()]{1,200})）)/,
    ([, text, a, b]) => `[${text}](${a ?? b})`,
  ],
  [/：：([a-z][\w-]*:[\w-]+)：：/, ([, name]) => `::${name}::`],
  [/^＃{1,6}\s*(\S.{0,60})/, ([whole, text]) => `${'#'.repeat(/^＃+/.exec(whole)?.[0].length ?? 1)} ${text}`],
  [
    /^@[［[]\s*([a-z][\w-]*)([^\n［］[\]]{0,80})[］\]][(（]([^\s()（）]{1,200})[)）]$/i,
    ([, type, rest, source]) => `@[${type}${rest}](${source})`,
  ],
  [/｀([^｀\n]{1,80})｀/, ([, code]) => `\`${code}\``],
  [/[{｛][.．。]([\w-]{1,40})(?:｝|(?<=[｛．。][\w-]{1,40})\})/, ([, name]) => `{.${name}}`],
];

/** Tells of full-width punctuation that keeps text from being the syntax it looks like. */
export function fullWidthSlips(md: MarkdownIt): void {
  md.core.ruler.push('full_width_slips', ({ tokens, env }) => {
    for (const { type, children, map } of tokens) {
      if (type !== 'inline' || !map) continue;
      let line = map[0] + 1;
      for (const child of children ?? []) {
        if (child.type === 'softbreak' || child.type === 'hardbreak') line += 1;
        if (child.type !== 'text' || !/[（）【】［］！：＃｀｛｝．。]/.test(child.content)) continue;
        for (const [pattern, meant] of SLIPS) {
          const match = pattern.exec(child.content);
          if (!match) continue;
          pageOf(env).report({
            severity: 'warning',
            code: 'full-width',
            line,
            message: `"${match[0]}" has full-width punctuation, so it stays text.`,
            hint: `Write ${meant(match)}`,
          });
        }
      }
    }
  });
}
