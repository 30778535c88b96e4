import type { NestedContainer } from 'bifolio/markdown';
import { componentTokens, inlineToken, parseLength, slotTokens } from 'bifolio/markdown';
import type { Token } from 'markdown-it';
import { fileKind } from '../file-tree/file-kind.ts';
import type { attributes } from './attributes.ts';
import type { CodeTreeSettings } from './options.ts';

/** A file of a tree. One without code is listed, and its panel is empty. */
export interface TreeFile {
  path: string;
  isActive: boolean;
  code?: Token;
}

type Written = Pick<NestedContainer<typeof attributes>, 'Token' | 'attributes' | 'map'> &
  Partial<Pick<NestedContainer, 'context'>>;

/** Files as one `CodeTree`. The file with `:active` is open, else the one named `entry`, else the first. */
export function codeTreeTokens(
  { Token, attributes, map, context }: Written,
  files: readonly TreeFile[],
  usual: CodeTreeSettings,
): Token[] {
  const { title, height = parseLength(String(usual.height)), icon = usual.icon } = attributes;
  const entry = attributes.entry?.replace(/^\.?\//, '');
  const marked = files.findIndex(({ isActive }) => isActive);
  const named = entry === undefined ? 0 : files.findIndex(({ path }) => path.replace(/^\.?\//, '') === entry);
  if (marked === -1 && named === -1 && files.length > 0)
    context?.report({
      severity: 'warning',
      code: 'code-tree-entry',
      line: map[0] + 1,
      message: `This code-tree has no file "${entry}", so none is open.`,
      hint: `Use one of: ${files.map(({ path }) => path).join(', ')}.`,
    });
  const props = {
    ...(title && { title: { $slot: 'title' } }),
    height,
    active: marked === -1 ? named : marked,
    icon,
    files: files.map(({ path }, index) => ({
      path,
      kind: fileKind(path.split('/').at(-1) ?? '') ?? 'file',
      panel: { $slot: `file-${index}` },
    })),
  };
  const [open, close] = componentTokens(Token, { name: 'CodeTree', props }, map);
  const slot = (name: string, inner: readonly Token[]) => {
    const [slotOpen, slotClose] = slotTokens(Token, { name });
    return [slotOpen, ...inner, slotClose];
  };
  const head = title ? slot('title', [inlineToken(Token, title, map)]) : [];
  return [
    open,
    ...head,
    ...files.flatMap(({ code }, index) => slot(`file-${index}`, code ? [code] : [])),
    close,
  ];
}
