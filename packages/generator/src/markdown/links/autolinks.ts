import type MarkdownIt from 'markdown-it';
import type { StateCore, Token } from 'markdown-it';
import { CJK_PUNCTUATION } from '../../core/text/cjk.ts';

/** Stops at blanks, `<` and CJK punctuation, which nobody means as part of an address. */
const candidate = new RegExp(
  String.raw`(?<![\p{L}\p{N}_])(?:https?://|ftp://|www\.)(?:(?!${CJK_PUNCTUATION})[^\s<])+|(?<![\w.+\-])[\w.+\-]{1,64}@[\w\-]+(?:\.[\w\-]+)+`,
  'giu',
);
const quickTest = /:\/\/|www\.|@/i;
const domain = /^(?:[\w-]+\.)*[a-z\d-]+(?:\.[a-z\d-]+)(?::\d+)?(?=[/?#]|$)|^localhost(?::\d+)?(?=[/?#]|$)/i;

/** GFM's extended autolinks: bare web and mail addresses in text become links. */
export function autolinks(md: MarkdownIt): void {
  md.core.ruler.at('linkify', (state) => {
    for (const token of state.tokens) {
      if (token.type === 'inline' && token.children && quickTest.test(token.content))
        linkChildren(state, token);
    }
  });
}

function linkChildren(state: StateCore, inline: Token): void {
  const result: Token[] = [];
  let links = 0;
  for (const child of inline.children ?? []) {
    if (child.type === 'link_open' || /^<a[\s>]/i.test(child.type === 'html_inline' ? child.content : ''))
      links++;
    if (child.type === 'link_close' || (child.type === 'html_inline' && /^<\/a/i.test(child.content)))
      links--;
    if (child.type !== 'text' || links > 0 || !quickTest.test(child.content)) result.push(child);
    else for (const token of linkText(state, child)) result.push(token);
  }
  inline.children = result;
}

function linkText(state: StateCore, { content, level }: Token): Token[] {
  const tokens: Token[] = [];
  let last = 0;
  for (const match of content.matchAll(candidate)) {
    const text =
      match[0].includes('@') && !/^(?:\w+:\/\/|www\.)/i.test(match[0])
        ? mailAddress(match[0])
        : webAddress(match[0]);
    const href = text && state.md.normalizeLink(fullAddress(text));
    if (!href || !state.md.validateLink(href)) continue;
    if (match.index > last) tokens.push(textToken(state, content.slice(last, match.index), level));
    tokens.push(...linkTokens(state, href, text, level));
    last = match.index + text.length;
  }
  if (last < content.length) tokens.push(textToken(state, content.slice(last), level));
  return tokens;
}

function fullAddress(text: string): string {
  if (/^www\./i.test(text)) return `http://${text}`;
  return /^\w+:\/\//.test(text) ? text : `mailto:${text}`;
}

/** Without what ends the sentence rather than the address; empty when no valid domain is left. */
function webAddress(text: string): string {
  let end = text.length;
  let closing = count(text, ')') - count(text, '(');
  for (; end > 0; end--) {
    const last = text.charAt(end - 1);
    const entity = last === ';' && /&[a-z\d]+;$/i.exec(text.slice(Math.max(0, end - 32), end));
    if (entity) end -= entity[0].length - 1;
    else if (last === ')' && closing > 0) closing--;
    else if (!/[?!.,:*_~'";]/.test(last)) break;
  }
  const trimmed = text.slice(0, end);
  const host = trimmed.replace(/^\w+:\/\//, '');
  const labels = domain.exec(host)?.[0].split('.') ?? [];
  return labels.length > 0 && !labels.slice(-2).some((label) => label.includes('_')) ? trimmed : '';
}

const count = (text: string, character: string) => text.split(character).length - 1;

/** Mail addresses may not end in `-` or `_`; a full stop at the end belongs to the sentence. */
const mailAddress = (text: string) => (/[-_]$/.test(text) ? '' : text);

function textToken({ Token }: StateCore, content: string, level: number): Token {
  const token = new Token('text', '', 0);
  return Object.assign(token, { content, level });
}

function linkTokens(state: StateCore, href: string, text: string, level: number): Token[] {
  const open = new state.Token('link_open', 'a', 1);
  open.attrs = [['href', href]];
  const close = new state.Token('link_close', 'a', -1);
  for (const token of [open, close]) Object.assign(token, { level, markup: 'linkify', info: 'auto' });
  return [open, textToken(state, state.md.normalizeLinkText(text), level + 1), close];
}
