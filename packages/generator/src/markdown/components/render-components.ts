import type MarkdownIt from 'markdown-it';
import type { Options, Token } from 'markdown-it';
import type { ComponentCall } from '../../core/contracts/markdown.ts';
import { BifolioError, type Position } from '../../core/errors/bifolio-error.ts';
import { escapeHtml } from '../../core/html/escape-html.ts';
import { styleSource } from '../../core/needs/inline-sources.ts';
import { noNeeds } from '../../core/needs/merge-needs.ts';
import { readMarkup } from '../../core/needs/read-markup.ts';
import { markExcerpt } from '../html/excerpt.ts';
import { type PageState, pageOf } from '../page-state.ts';
import type { ComponentMeta, SlotMeta } from './component-tokens.ts';
import { unknownComponent } from './component-words.ts';

/** A component or slot whose end has not come yet, with the HTML gathered inside. */
interface Frame {
  html: string;
  open: Token;
  slots: Record<string, string>;
}

/**
 * Teach the renderer about components: from the inside out, each gets its children as finished HTML. What rules that are not ours
 * draw is read for what it needs; `foreign` has their names.
 */
export function renderComponents(md: MarkdownIt, foreign: ReadonlySet<string>): void {
  const render = (tokens: Token[], options: Options, env: unknown) =>
    renderTokens({ md, foreign, options, env }, tokens, 0);
  md.renderer.render = render;
  md.renderer.renderInline = render;
}

interface Rendering {
  md: MarkdownIt;
  foreign: ReadonlySet<string>;
  options: Options;
  env: unknown;
}

/** `line` is that of the block whose text `tokens` are, counted from 0. */
function renderTokens(rendering: Rendering, tokens: Token[], line: number): string {
  const { options, env } = rendering;
  const { renderer } = rendering.md;
  const page = pageOf(env);
  const { rules } = renderer;
  const frames: Frame[] = [];
  let html = '';
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] as Token;
    const { type } = token;
    if (token.attrs) noteAttributes(page, token);
    if (type === 'inline') {
      const children = token.children ?? [];
      const written = renderTokens(rendering, children, token.map?.[0] ?? line);
      // A script or a sheet within a line is several tokens.
      if (children.some(isHtml)) readForeign(page, written);
      html += written;
    } else if (type === 'component_open' || type === 'slot_open') {
      frames.push({ html, open: token, slots: {} });
      html = '';
    } else if (type === 'component_close' || type === 'slot_close') {
      const frame = frames.pop();
      const outer = frames.at(-1);
      if (!frame) continue;
      if (type === 'slot_close' && outer) outer.slots[(frame.open.meta as SlotMeta).name] = html.trim();
      html = frame.html + (type === 'slot_close' ? '' : renderComponent(page, frame, html, line));
    } else {
      const rule = rules[type];
      const written = rule
        ? rule(tokens, index, options, env, renderer)
        : renderer.renderToken(tokens, index, options);
      if (rendering.foreign.has(type)) readForeign(page, written);
      if (frames.length === 0) markExcerpt(page, token, html);
      html += written;
    }
  }
  return html;
}

const isHtml = ({ type }: Token) => type === 'html_inline';

/** Ids, and styles that authors give in braces. */
function noteAttributes(page: PageState, token: Token): void {
  for (const [name, value] of token.attrs ?? []) {
    if (name === 'id' && value) page.anchors.push(value);
    if (name === 'style') page.needs.push({ ...noNeeds, sources: styleSource(value) });
  }
}

function readForeign(page: PageState, html: string): void {
  const { sources, anchors } = readMarkup(html);
  page.anchors.push(...anchors);
  if (Object.keys(sources).length > 0) page.needs.push({ ...noNeeds, sources });
}

function renderComponent(page: PageState, { open, slots }: Frame, inner: string, blockLine: number): string {
  const { name, props, source, inParagraph } = open.meta as ComponentMeta;
  const end = open.block ? '\n' : '';
  const line = (open.map?.[0] ?? blockLine) + 1;
  const children = inner.trim();
  const call: ComponentCall = {
    name,
    props,
    ...(children && { children }),
    ...(Object.keys(slots).length > 0 && { slots }),
    block: open.block,
    line: page.source.place(line).line,
  };
  const place = () =>
    source ? page.source.find(firstLine(source), line, line + longestBlock) : page.source.place(line);
  const rendered = renderPlaced(page, call, place);
  if (!rendered) return leaveAsText(page, open, line, inner + Object.values(slots).join('\n'));
  if (inParagraph && endsParagraph.test(rendered.html)) reportBlock(page, name, source ?? '', line);
  for (const problem of rendered.problems ?? []) page.problems.push({ ...problem, ...place() });
  for (const island of rendered.islands) page.islands.add(island);
  for (const style of rendered.styles) page.styles.add(style);
  if (rendered.needs) page.needs.push(rendered.needs);
  if (rendered.anchors) page.anchors.push(...rendered.anchors);
  return source === undefined || open.block ? rendered.html + end : rendered.html;
}

const firstLine = (source: string) => source.split('\n', 1)[0] ?? '';

/** What a component throws has the place of its tag, where it has none of its own. */
function renderPlaced({ environment }: PageState, call: ComponentCall, place: () => Position) {
  try {
    return environment.renderComponent?.(call);
  } catch (error) {
    if (!(error instanceof BifolioError)) throw error;
    const placed = error.problems.map((problem) =>
      problem.line === call.line && problem.column === undefined ? { ...problem, ...place() } : problem,
    );
    throw new BifolioError(placed, { cause: error.cause });
  }
}

/** Elements before which a browser closes the paragraph they stand in (HTML, "p" start tag rules). */
const endsParagraph =
  /<(?:address|article|aside|blockquote|center|details|dialog|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|main|menu|nav|ol|p|pre|search|section|table|ul)[\s>]/i;

function reportBlock(page: PageState, name: string, source: string, line: number): void {
  page.reportTag({
    code: 'block-in-paragraph',
    tag: source,
    from: line,
    to: line + longestBlock,
    message: `<${name}> renders a block within a line of text; browsers end the paragraph there.`,
    hint: `Put <${name}> on a line of its own, between empty lines.`,
  });
}

/** Lines that are searched for a tag to name its column. */
const longestBlock = 1000;

/** Nothing an author wrote disappears: the tags of an unknown component are shown. */
function leaveAsText(page: PageState, { meta, block }: Token, line: number, inner: string): string {
  const { name, source = '', closing = '' } = meta as ComponentMeta;
  page.reportTag({
    ...unknownComponent(name),
    tag: source,
    from: line,
    to: line + longestBlock,
  });
  const tag = (text: string) => (block && text ? `<p>${escapeHtml(text)}</p>\n` : escapeHtml(text));
  return tag(source) + inner + tag(closing);
}
