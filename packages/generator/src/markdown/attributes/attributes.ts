import { attrs } from '@mdit/plugin-attrs';
import type MarkdownIt from 'markdown-it';
import type { StateCore } from 'markdown-it';
import { pageOf } from '../page-state.ts';
import { harmless, isAttributes, attributeItem as item } from './attribute-braces.ts';
import { fenceAttributes } from './fence-attributes.ts';

/** Braces times tokens they may be compared with: beyond it the plugin's time would grow with the square. */
const mostWork = 50_000_000;

/** `{#id .class name=value}` after an element. Those of fences mark lines as well. `html`: styles are welcome too. */
export function attributes(md: MarkdownIt, { html }: { html: boolean }): void {
  const allowed = html ? [...harmless, 'style'] : harmless;
  fenceAttributes(md, allowed);
  const before = new Set(md.core.ruler.getRules(''));
  md.use(attrs, { allowed, rule: ['inline', 'table', 'list', 'heading', 'hr', 'softbreak', 'block'] });
  const rule = md.core.ruler.getRules('').find((one) => !before.has(one));
  if (!rule) return;
  md.core.ruler.at('attrs', (state) => {
    if (!isWorthIt(state)) return;
    padTables(state);
    rewrite(state, hideProse, hideAll);
    rule(state);
    rewrite(state, showAll, showAll);
    state.tokens = state.tokens.filter(({ type }) => type !== padding);
  });
}

/** Stands for a brace that the plugin is not to see. */
const HIDDEN = '\uFDD2';
const hideAll = (text: string) => text.replaceAll('{', HIDDEN);
const showAll = (text: string) => text.replaceAll(HIDDEN, '{');

const braces = new RegExp(`\\{\\s*${item}(?:\\s+${item})*\\s*\\}|\\{`, 'g');

/** Hides braces that hold anything but attributes: `{id}`, `{ a: 1 }`, `{{ x }}`. The plugin would take them for some and drop them. */
const hideProse = (text: string) =>
  text.replace(braces, (group) => (isAttributes(group) ? group : HIDDEN + group.slice(1)));

function rewrite(
  { tokens }: StateCore,
  ofText: (text: string) => string,
  ofOthers: (text: string) => string,
): void {
  for (const token of tokens) {
    if (token.type !== 'inline') continue;
    token.content = ofText(token.content);
    for (const child of token.children ?? [])
      child.content = (child.type === 'text' ? ofText : ofOthers)(child.content);
  }
}

const padding = 'table_padding';

/**
 * At the end of a table's body the plugin takes covered cells out without looking where it stands afterwards, and would pass
 * over as many tokens behind the table. It passes over these.
 */
function padTables(state: StateCore): void {
  let cellTokens = 0;
  let joins = false;
  state.tokens = state.tokens.flatMap((token) => {
    if (token.type === 'tbody_open') {
      cellTokens = 0;
      joins = false;
    }
    cellTokens += 1;
    joins ||= token.type === 'inline' && /(?:col|row)span/.test(token.content);
    if (token.type !== 'tbody_close' || !joins) return [token];
    return [token, ...Array.from({ length: cellTokens }, () => new state.Token(padding, '', 0))];
  });
}

/** Most pages have no braces outside of code, and a hostile one has too many. */
function isWorthIt({ tokens, env }: StateCore): boolean {
  let work = 0;
  for (const { type, content, children } of tokens) {
    if (type === 'inline' && content.includes('{'))
      work += (content.split('{').length - 1) * ((children?.length ?? 0) * 10 + tokens.length);
  }
  if (work <= mostWork) return work > 0;
  pageOf(env).report({
    severity: 'warning',
    code: 'too-many-braces',
    message: 'This page has so many braces in its text that attributes in braces are left as text.',
    hint: 'Split the page, or set markdown.attrs to false.',
  });
  return false;
}
