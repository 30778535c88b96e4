import type { Token } from 'markdown-it';
import { type Block, defineBlock } from '../../core/contracts/markdown.ts';
import type { ComponentMeta } from '../../markdown/components/component-tokens.ts';
import { type PageState, pageOf } from '../../markdown/page-state.ts';
import {
  findDirectives,
  findHandlers,
  findIncludes,
  findInterpolations,
  findVariables,
} from './find-in-text.ts';
import { findLeftovers } from './find-leftovers.ts';
import { fenceFinding } from './findings/fence-finding.ts';
import type { Finding, TextFinding } from './findings/finding.ts';

/** A block that changes nothing: it hands what it finds in the finished tokens of a page to `found`. */
export function inspector(found: (finding: Finding) => void, blocks: ReadonlySet<string>): Block {
  const rawParts = new WeakMap<PageState, [number, number][]>();
  return defineBlock({
    name: 'migration-inspector',
    setup(md) {
      // Of rules at this place the last one comes first: containers are still what they were written as.
      md.core.ruler.after('block', 'migration_raw', ({ tokens, env }) => {
        const isRaw = ({ type }: Token) => type === 'container_v-pre_open';
        rawParts.set(
          pageOf(env),
          tokens.filter(isRaw).flatMap(({ map }) => (map ? [map] : [])),
        );
      });
      md.core.ruler.push('migration_inspector', (state) => {
        const parts = rawParts.get(pageOf(state.env)) ?? [];
        for (const token of state.tokens) {
          const line = token.map?.[0] ?? -1;
          const isRaw = parts.some(([from, to]) => from <= line && line < to);
          const findings = findingsOf(token, blocks, isRaw);
          for (const finding of place(pageOf(state.env), token, findings)) found(finding);
        }
      });
    },
  });
}

function findingsOf(token: Token, blocks: ReadonlySet<string>, isRaw: boolean): TextFinding[] {
  if (token.type === 'fence') return [...fenceFinding(token.info, blocks), ...findIncludes(token.content)];
  if (token.type === 'component_open') return findDirectives(sourceOf(token));
  if (token.type === 'html_block') {
    const { content } = token;
    const vue = isRaw || hasRaw(content) ? [] : findInterpolations(withoutScripts(content));
    return [...vue, ...findDirectives(content), ...findHandlers(content), ...findVariables(content)];
  }
  if (token.type !== 'inline') return [];
  const children = token.children ?? [];
  const tags = children.flatMap((child) =>
    child.type === 'component_open' ? sourceOf(child) : child.type === 'html_inline' ? child.content : [],
  );
  const text = children.map(textOf).join('');
  return [
    ...(isRaw || tags.some(hasRaw) ? [] : findInterpolations(text)),
    ...findLeftovers(token.content),
    ...tags.flatMap((source) => [...findDirectives(source), ...findHandlers(source)]),
  ];
}

/** Lines of a block that are searched for the place of a finding. */
const longestBlock = 1000;

/** File, line and column of each; of repeats, those of the next lines where there are some. */
function place({ source }: PageState, { map }: Token, findings: readonly TextFinding[]): Finding[] {
  const first = (map?.[0] ?? 0) + 1;
  const last = Math.min(map?.[1] ?? Number.MAX_SAFE_INTEGER, first + longestBlock);
  const next = new Map<string, number>();
  return findings.map(({ text, ...finding }) => {
    const needle = text.split('\n', 1)[0] ?? '';
    const from = next.get(needle) ?? first;
    const again = source.find(needle, from, last);
    const found = again.column === undefined ? source.find(needle, first, last) : again;
    if (found.column !== undefined) next.set(needle, from + 1);
    return { ...finding, ...found };
  });
}

/** Code is left out: neither Vue nor we look into it. */
function textOf({ type, content }: Token): string {
  if (type === 'softbreak' || type === 'hardbreak') return '\n';
  return type === 'text' || type === 'text_special' ? content : '\uFFFC';
}

/** Of a tag; a fence that a block has claimed is code. */
const sourceOf = ({ meta }: Token) => {
  const { source = '' } = meta as ComponentMeta;
  return source.startsWith('<') ? source : '';
};
const hasRaw = (html: string) => /<[^>]*\sv-pre[\s>]/.test(html);
const withoutScripts = (html: string) => html.replace(/<(script|style|pre)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '');
