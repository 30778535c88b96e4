import { convertBlocks } from '../../../../markdown/dialects/mkdocs/blocks.ts';

const CLASSES: Readonly<Record<string, string>> = {
  note: 'note',
  info: 'info',
  tip: 'tip',
  warning: 'warning',
  danger: 'caution',
  important: 'important',
  highlight: 'note',
};

/** Attributes of kramdown, `{: .note }`, and terms with their definitions. */
export function convertKramdown(text: string): string {
  const boxed = text
    .replace(/^\{:toc\}[ \t]*$|^[ \t]*[*-] [^\n]*\n\{:\s*toc\s*\}[ \t]*$/gm, '[[toc]]')
    .replace(/\{::(?:no)?(?:comment|markdown|options)[^{}]*\}|\{:\/(?:comment|nomarkdown)?\}/g, '')
    .replace(
      /^\{:\s*\.([\w-]+)\s*\}[ \t]*\n((?:> ?[^\n]*\n?)+|(?:[^\n]+\n?)+)/gm,
      (_, name: string, block: string) => {
        const kind = CLASSES[name];
        if (!kind) return block;
        return `::: ${kind}\n\n${block.replace(/^> ?/gm, '').trim()}\n\n:::\n`;
      },
    )
    .replace(/^((?:> ?[^\n]*\n)+)\{:\s*\.([\w-]+)\s*\}[ \t]*$/gm, (_, block: string, name: string) => {
      const kind = CLASSES[name];
      return kind ? `::: ${kind}\n\n${block.replace(/^> ?/gm, '').trim()}\n\n:::` : block.trimEnd();
    });
  const plain = boxed
    .replace(/^([ \t]*#{1,6} [^\n]*)\n\{:\s*(#[\w.-]+)[^{}]*\}[ \t]*$/gm, '$1 {$2}')
    .replace(/\{:\s*((?:[.#][\w-]+\s*)+)\}/g, '{$1}')
    .replace(/^\{:[^{}]*\}[ \t]*$/gm, '')
    .replace(/\{:\s*[^{}]*\}/g, '');
  return /^: /m.test(plain) ? convertBlocks(plain.split('\n')).lines.join('\n') : plain;
}
