import type { NestedContainer } from 'bifolio/markdown';
import type { Token } from 'markdown-it';
import type { TreeFile } from './code-tree-tokens.ts';

const titled = /\btitle\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+))/i;

/** The code blocks with a title. A container without any is reported. */
export function filesOf({
  body,
  context,
  map,
}: Pick<NestedContainer, 'body' | 'context' | 'map'>): TreeFile[] {
  const others: Token[] = [];
  const files = body.flatMap((code): TreeFile[] => {
    const [, double, single, bare] = (code.type === 'fence' && titled.exec(code.info)) || [];
    const path = double ?? single ?? bare;
    if (path === undefined) others.push(code);
    return path === undefined ? [] : [{ path, isActive: /:active\b/.test(code.info), code }];
  });
  if (files.length === 0)
    context.report({
      severity: 'warning',
      code: 'code-tree-without-files',
      line: map[0] + 1,
      message: 'This code-tree contains no code block with a title, so it has no files.',
      hint: 'Give each code block the path of its file: ```ts title="src/main.ts"',
    });
  else if (others[0])
    context.report({
      severity: 'warning',
      code: 'code-tree-rest',
      line: (others[0].map?.[0] ?? map[0]) + 1,
      message: 'A code-tree shows code blocks with a title only, so this is omitted.',
      hint: 'Give each code block the path of its file: ```ts title="src/main.ts"',
    });
  return files;
}
