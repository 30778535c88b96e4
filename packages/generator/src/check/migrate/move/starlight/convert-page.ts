import { posix } from 'node:path';
import type { ChangedPage } from '../form/mover.ts';
import { convertMdx } from '../mdx/convert-mdx.ts';
import type { TagRule, TagRules } from '../mdx/convert-tags.ts';
import { convertInfo } from '../mdx/fence-info.ts';
import { badge, card, cardGrid, drop, hintByType, link, steps, tabs, unwrap } from '../mdx/tag-rules.ts';
import { titleByComment } from './file-name.ts';

const KINDS = { note: 'note', tip: 'tip', caution: 'warning', danger: 'caution' };
const BADGES = {
  note: 'note',
  tip: 'tip',
  caution: 'warning',
  danger: 'danger',
  success: 'tip',
  default: 'info',
};

/** `- name words` is a file with a comment. */
const fileTree: TagRule = (node, { body }) => {
  const lines = body(node)
    .split('\n')
    .map((line) => line.replace(/^(\s*[-*+] +(?:\*\*[^*]+\*\*|[^\s*]+)) +(?=[^\s#])/, '$1 # '));
  return `::: file-tree\n\n${lines.join('\n')}\n\n:::\n`;
};

const TAGS: TagRules = {
  Tabs: tabs({ tab: ['TabItem'], label: ['label'], group: 'syncKey' }),
  Aside: hintByType(KINDS),
  Steps: steps(),
  Card: card(),
  CardGrid: cardGrid,
  LinkCard: card(),
  LinkButton: link(),
  FileTree: fileTree,
  Badge: badge(BADGES),
  Icon: drop,
  Fragment: unwrap,
};

const KNOWN = /^@astrojs\/starlight\/components$|^~\/assets\/|^astro:/;

/** The text of a page: components as containers, and `:::caution` as our kinds. */
export function starlightProse(text: string, page: ChangedPage): string {
  const named = text.replace(
    /^([ \t]*:{3,})(caution|danger)(?=[[{\s]|$)/gm,
    (_, colons: string, kind: keyof typeof KINDS) => colons + KINDS[kind],
  );
  const asides = named.replace(/^([ \t]*:{3,}\w+(?:\[[^\]\n]*\])?)\{[^{}\n]*\}[ \t]*$/gm, '$1');
  const isMdx = page.page.file.endsWith('.mdx');
  return isMdx ? convertMdx(asides, { tags: TAGS, known: KNOWN, include }, page) : asides;
}

const include = (from: string, { page }: ChangedPage): string | undefined =>
  from.startsWith('.')
    ? posix.normalize(from).replace(/^(?!\.)/, './')
    : from.startsWith('~/')
      ? `${'../'.repeat(page.path.split('/').length + 1)}${from.slice(2)}`
      : undefined;

const MARKS =
  /\s(?:ins|del|mark|frame|diff|lang|collapse|useDiffSyntax|startLineNumber)=(?:\{[^{}]*\}|"[^"]*"|'[^']*')/g;

/** Marks of lines that need a comment here are told. */
export function starlightFence(source: string, { left }: ChangedPage): string {
  const [opening = '', ...rest] = source.split('\n');
  const [mark] = /\s(?:ins|del)=\{[^{}]*\}/.exec(opening) ?? [];
  if (mark)
    left({
      severity: 'warning',
      what: 'Inserted and deleted lines, `ins={1}`',
      todo: 'Write `[!code ++]` or `[!code --]` as a comment behind the line.',
      at: opening.trim(),
    });
  return convertInfo(
    titleByComment(
      opening.replace(MARKS, (written) => (/mark=\{/.test(written) ? ` ${written.trim().slice(5)}` : '')),
      rest,
    ).join('\n'),
  );
}
