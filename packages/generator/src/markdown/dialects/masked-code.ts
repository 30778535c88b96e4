import { pageLines } from './page-lines.ts';

/** A text whose code stands aside, so that the rest can be changed as a whole. */
export interface MaskedText {
  text: string;
  /** The text with its code again. */
  unmask(text: string): string;
}

/** Puts fences and inline code aside; `convert` changes a fence, `convertInline` what stands between backticks, with these. */
export function maskCode(
  source: string,
  convert: (fence: string) => string = (fence) => fence,
  convertInline: (code: string) => string = (code) => code,
): MaskedText {
  const codes: string[] = [];
  const keep = (code: string) => `\uE000${codes.push(code) - 1}\uE001`;
  const parts: string[] = [];
  let fence: string[] = [];
  const endFence = () => {
    if (fence.length > 0) parts.push(withIndent(fence, (code) => keep(convert(code))));
    fence = [];
  };
  for (const { text, isCode, isIndented } of pageLines(source.replace(/[\uE000\uE001]/g, ''))) {
    if (isIndented) {
      endFence();
      parts.push(withIndent([text], keep));
      continue;
    }
    if (isCode) {
      fence.push(text);
      if (fence.length > 1 && closes(fence[0] ?? '', text)) endFence();
      continue;
    }
    endFence();
    parts.push(text.replace(/(`+)(?!`)(?:.*?[^`])\1(?!`)/g, (code) => keep(convertInline(code))));
  }
  endFence();
  return {
    text: parts.join('\n'),
    unmask: (text) =>
      text
        .replace(/^([ \t]*)?\uE000(\d+)\uE001/gm, (_, indent: string = '', index: string) =>
          (codes[Number(index)] ?? '').replace(/^(?!$)/gm, indent),
        )
        .replace(/\uE000(\d+)\uE001/g, (_, index: string) => codes[Number(index)] ?? ''),
  };
}

/** The indent of a fence stays with the text around it: who indents that anew indents the code. */
function withIndent(fence: readonly string[], keep: (code: string) => string): string {
  const [indent = ''] = /^[ \t]*/.exec(fence[0] ?? '') ?? [];
  return (
    indent +
    keep(
      fence
        .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line.trimStart()))
        .join('\n'),
    )
  );
}

function closes(opening: string, line: string): boolean {
  const [signs = ''] = /`{3,}|~{3,}/.exec(opening) ?? [];
  return line.trim().startsWith(signs) && /^[`~]+$/.test(line.trim());
}
