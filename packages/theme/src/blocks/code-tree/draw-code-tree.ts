import {
  componentTokens,
  inlineToken,
  type NestedContainer,
  parseLength,
  slotTokens,
  textOf,
} from 'bifolio/markdown';
import type { Token } from 'markdown-it';
import { builtInText } from '../../text/text.ts';

const titled = /\btitle\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+))/i;

/** The code blocks as one `CodeTree`. The file with `:active` is open, else the one named `entry`, else the first. */
export function drawCodeTree({ Token, attributes, body, context, map }: NestedContainer): Token[] {
  const files = body.filter(({ type, info }) => type === 'fence' && titled.test(info)).map(readFile);
  if (files.length === 0) {
    context.report({
      severity: 'warning',
      code: 'code-tree-without-files',
      line: map[0] + 1,
      message: 'This code-tree holds no code block with a title, so it has no files.',
      hint: 'Give each code block the path of its file: ```ts title="src/main.ts"',
    });
    return body;
  }
  const entry = textOf(attributes.entry);
  const marked = files.findIndex(({ isActive }) => isActive);
  const named = entry === undefined ? 0 : files.findIndex(({ path }) => path === entry);
  const title = textOf(attributes.title);
  const height = textOf(attributes.height);
  const props = {
    ...(title && { title: { $slot: 'title' } }),
    ...(height && { height: parseLength(height) }),
    active: marked === -1 ? named : marked,
    label: builtInText(context.lang).codeTreeLabel,
    files: files.map(({ path }, index) => ({ path, panel: { $slot: `file-${index}` } })),
  };
  const [open, close] = componentTokens(Token, { name: 'CodeTree', props }, map);
  const slot = (name: string, token: Token) => {
    const [slotOpen, slotClose] = slotTokens(Token, { name });
    return [slotOpen, token, slotClose];
  };
  const head = title ? slot('title', inlineToken(Token, title, map)) : [];
  return [open, ...head, ...files.flatMap(({ code }, index) => slot(`file-${index}`, code)), close];
}

function readFile(code: Token) {
  const [, double, single, bare] = titled.exec(code.info) ?? [];
  const isActive = /:active\b/.test(code.info);
  return { path: double ?? single ?? bare ?? '', isActive, code };
}
