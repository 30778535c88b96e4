import MarkdownIt, { type Token } from 'markdown-it';
import type { Highlighter } from '../highlight/highlighter.ts';
import { typeHtml } from './types/quick-info.ts';

/** The Markdown of a comment as HTML of phrases only: it stands inside code. */
export type RenderDocs = (source: string) => string;

/** Longer comments are cut where a paragraph ends. */
const longest = 1200;
const docLink = /\n?\{@link(?:code|plain)?\s+([^\s|}]+)(?:[\s|]+([^}]*?))?\s*\}\n?/g;

/** Renders comments. Raw HTML stays text, links lead to the web only. */
export function createDocsRenderer(highlighter: Highlighter): RenderDocs {
  const md = new MarkdownIt({ html: false });
  md.disable(['image', 'table', 'hr', 'html_block']);
  md.validateLink = (address) => /^https?:/i.test(address);
  const render = (token: Token): string => {
    if (token.type === 'inline') return md.renderer.renderInline(token.children ?? [], md.options, {});
    if (token.type === 'fence' || token.type === 'code_block')
      return `<span class="code-tip-code">${typeHtml(token.content.trimEnd(), highlighter)}</span>`;
    if (token.hidden || token.nesting === 0) return '';
    return token.nesting === 1 ? `<span class="code-tip-${token.tag}">` : '</span>';
  };
  return (source) =>
    md
      .parse(linksAsMarkdown(shorten(source)), {})
      .map(render)
      .join('');
}

/** `{@link Name}` is code, `{@link https://… text}` a link. */
function linksAsMarkdown(source: string): string {
  return source.replace(docLink, (_, target: string, text = '') => {
    if (/^https?:/i.test(target)) return `[${text || target}](${target})`;
    return text || `\`${target}\``;
  });
}

function shorten(source: string): string {
  if (source.length <= longest) return source;
  const end = source.lastIndexOf('\n\n', longest);
  const kept = source.slice(0, end > 0 ? end : longest);
  const isOpen = (kept.match(/^```/gm)?.length ?? 0) % 2 === 1;
  return `${kept}${isOpen ? '\n```' : ''}\n\n…`;
}
