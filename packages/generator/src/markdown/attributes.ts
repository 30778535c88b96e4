import { attrs } from '@mdit/plugin-attrs';
import type MarkdownIt from 'markdown-it';
import type { StateCore } from 'markdown-it';
import { pageOf } from './page-state.ts';

/** Attributes that cannot run script, load anything or break a strict policy. */
const allowed = [
  /^(?:id|class|css-module|title|lang|dir|role|target|rel|download|colspan|rowspan|width|height|loading|start|outline|no-view|ignore)$/,
  /^(?:data|aria)-[\w-]+$/,
];
/** Braces times tokens they may be compared with: beyond it the plugin's time would grow with the square. */
const mostWork = 50_000_000;

/** `{#id .class name=value}` after an element. Fences keep their braces: they mark lines. */
export function attributes(md: MarkdownIt): void {
  const before = new Set(md.core.ruler.getRules(''));
  md.use(attrs, { allowed, rule: ['inline', 'table', 'list', 'heading', 'hr', 'softbreak', 'block'] });
  const rule = md.core.ruler.getRules('').find((one) => !before.has(one));
  if (rule) md.core.ruler.at('attrs', (state) => (isWorthIt(state) ? rule(state) : undefined));
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
