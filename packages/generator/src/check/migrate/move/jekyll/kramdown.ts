import { convertBlocks } from '../../../../markdown/dialects/mkdocs/blocks.ts';
import { dedentHtml } from './html-blocks.ts';

const CLASSES: Readonly<Record<string, string>> = {
  note: 'note',
  info: 'info',
  tip: 'tip',
  warning: 'warning',
  danger: 'caution',
  important: 'important',
  highlight: 'note',
};

const NAMES = '\\{:[ \\t]*((?:\\.[\\w-]+[ \\t]*)+)\\}[ \\t]*';
/** A paragraph or a quote, with classes on the line behind it, or on the line before. */
const BEHIND = new RegExp(`^((?:(?!\\{:)[^\\n]+\\n)+)${NAMES}$`, 'gm');
const BEFORE = new RegExp(`^${NAMES}\\n((?:> ?[^\\n]*\\n?)+|(?:[^\\n]+\\n?)+)`, 'gm');

/** `.note .info` is a box of the last class that is one here. */
function boxed(names: string, block: string): string | undefined {
  const kind = names
    .split(/[\s.]+/)
    .map((name) => CLASSES[name])
    .filter(Boolean)
    .at(-1);
  return kind && `::: ${kind}\n\n${block.replace(/^> ?/gm, '').trim()}\n\n:::`;
}

/** A tag of inline HTML alone on its line begins a paragraph in kramdown, and a block of HTML in CommonMark. */
const INLINE_TAG =
  /^(<(?:a|abbr|b|cite|code|del|em|i|ins|kbd|mark|q|s|small|span|strong|sub|sup|u)\b[^<>\n]*>)[ \t]*\n[ \t]*(?=\S)/gm;

/** Attributes of kramdown, `{: .note }`, and terms with their definitions. */
export function convertKramdown(text: string): string {
  const withBoxes = dedentHtml(text)
    .replace(/^\{:toc\}[ \t]*$|^[ \t]*[*-] [^\n]*\n\{:\s*toc\s*\}[ \t]*$/gm, '[[toc]]')
    .replace(/\{::(?:no)?(?:comment|markdown|options)[^{}]*\}|\{:\/(?:comment|nomarkdown)?\}/g, '')
    .replace(BEHIND, (whole, block: string, names: string) => {
      if (!/^(?!#|\||[ \t]*(?:[-*+]|\d+\.) )/.test(block)) return whole;
      return boxed(names, block) ?? block.trimEnd();
    })
    .replace(BEFORE, (_, names: string, block: string) => {
      const box = boxed(names, block);
      return box ? `${box}\n` : block;
    });
  const plain = withBoxes
    .replace(INLINE_TAG, '$1')
    .replace(/^([ \t]*#{1,6} [^\n]*)\n\{:\s*(#[\w.-]+)[^{}]*\}[ \t]*$/gm, '$1 {$2}')
    .replace(/\{:\s*((?:[.#][\w-]+\s*)+)\}/g, '{$1}')
    .replace(/^\{:[^{}]*\}[ \t]*$/gm, '')
    .replace(/\{:\s*[^{}]*\}/g, '');
  return /^: /m.test(plain) ? convertBlocks(plain.split('\n')).lines.join('\n') : plain;
}
