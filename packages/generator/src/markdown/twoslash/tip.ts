import { escapeHtml } from '../../core/html/escape-html.ts';
import type { Highlighter } from '../highlight/highlighter.ts';
import type { Frame } from '../highlight/lines/pieces.ts';
import type { RenderDocs } from './docs-html.ts';
import { quickInfoHtml } from './types/quick-info.ts';
import type { TypeInfo } from './types.ts';

/** What popups are rendered with. */
export interface TipTools {
  highlighter: Highlighter;
  renderDocs: RenderDocs;
}

/** Tags that say nothing of use. */
const leftOut = new Set(['example', 'since', 'category', 'internal', 'author', 'module', 'group']);

/**
 * A name with its type: a style sheet shows the popup when the name is pointed at, focused or tapped, without script; where
 * the style sheet is not, as in a feed, it stays hidden.
 * Of the names of a block one is a stop of the Tab key; the arrow keys lead to the others.
 */
export function tipFrame(
  info: TypeInfo,
  tools: TipTools,
  { id, isStop }: { id: string; isStop: boolean },
): Frame {
  return {
    open: `<span class="code-type" tabindex="${isStop ? 0 : -1}" aria-describedby="${id}">`,
    close: `<span class="code-tip" role="tooltip" id="${id}" data-search="false" hidden>${tipHtml(info, tools)}</span></span>`,
  };
}

function tipHtml({ text, docs, tags = [] }: TypeInfo, { highlighter, renderDocs }: TipTools): string {
  const type = `<span class="code-tip-type">${quickInfoHtml(text, highlighter)}</span>`;
  const about = docs ? `<span class="code-tip-docs">${renderDocs(docs)}</span>` : '';
  const said = tags.filter(([name]) => !leftOut.has(name)).map((tag) => tagHtml(tag, renderDocs));
  return type + about + said.join('');
}

function tagHtml([name, text = '']: readonly [string, string | undefined], renderDocs: RenderDocs): string {
  // A parameter's name is code: `n - how many`.
  const source = name === 'param' ? text.replace(/^([\w$.]+)\s*(?:-\s+)?/, '`$1` ') : text;
  const shown = source && ` ${renderDocs(source)}`;
  return `<span class="code-tip-tag"><span class="code-tip-kind">@${escapeHtml(name)}</span>${shown}</span>`;
}
