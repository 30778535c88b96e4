import {
  type AttributeProps,
  type BlockContext,
  type ComponentMeta,
  contextOf,
  readTag,
  textOf,
} from 'bifolio/markdown';
import type { StateCore, Token } from 'markdown-it';
import { attributes } from './attributes.ts';
import { codeTreeTokens } from './code-tree-tokens.ts';
import { filesOf } from './files-of.ts';
import type { CodeTreeSettings } from './options.ts';

const names = ['CodeTree', 'VPCodeTree'];

/** `<CodeTree title="App">` that an author writes around code blocks: the same as `::: code-tree`. */
export function withWrittenTrees({ Token, env, tokens }: StateCore, usual: CodeTreeSettings): Token[] {
  const page: Token[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const open = tokens[index] as Token;
    if (!isWritten(open)) {
      page.push(open);
      continue;
    }
    const end = closeOf(tokens, index);
    const body = tokens.slice(index + 1, end);
    const map = open.map ?? [0, 0];
    const context = contextOf(env);
    const files = filesOf({ body, context, map });
    const tree = { Token, attributes: attributesOf(open, context), map };
    page.push(...(files.length > 0 ? codeTreeTokens(tree, files, usual) : body));
    index = end;
  }
  return page;
}

const isWritten = ({ type, meta }: Token) =>
  type === 'component_open' &&
  names.includes((meta as ComponentMeta).name) &&
  !('files' in (meta as ComponentMeta).props);

function closeOf(tokens: readonly Token[], start: number): number {
  let depth = 0;
  for (let index = start; index < tokens.length; index++) {
    if (tokens[index]?.type === 'component_open') depth += 1;
    if (tokens[index]?.type === 'component_close') depth -= 1;
    if (depth === 0) return index;
  }
  return tokens.length;
}

/** A title in a slot has no place in the tree. */
function attributesOf({ meta, map }: Token, { report }: BlockContext): AttributeProps<typeof attributes> {
  const { name, props } = meta as ComponentMeta;
  const line = (map?.[0] ?? 0) + 1;
  const read = readTag(name, props, attributes, (_, fault) =>
    report({ severity: 'warning', code: 'tag-attribute', line, ...fault }),
  );
  return { ...read, title: textOf(read.title) };
}
