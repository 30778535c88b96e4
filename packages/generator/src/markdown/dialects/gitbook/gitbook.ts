import type { Dialect } from '../dialect.ts';
import { maskCode } from '../masked-code.ts';
import { nestContainers } from '../nest-containers.ts';
import { rewriteTags, type TagRule } from '../tags/rewrite-tags.ts';
import { LIQUID } from '../tags/syntaxes.ts';
import { rulesOf } from '../tags/templates.ts';
import { containerOf, inOneLine, linkTarget, linkText } from '../tags/write.ts';
import { titledFences } from './titled-fences.ts';

/** Markdown of GitBook: `{% hint %}`, `{% tabs %}`, `{% code %}`, `{% embed %}` and the like. */
export const gitbookDialect: Dialect = (text, page) => {
  if (!text.includes('{%')) return text;
  const masked = maskCode(titledFences(text));
  return masked.unmask(nestContainers(rewriteTags(masked.text, LIQUID, rulesOf(RULES, page.shortcodes))));
};

const HINTS: Readonly<Record<string, string>> = {
  info: 'info',
  success: 'tip',
  warning: 'warning',
  danger: 'caution',
};

const RULES: Readonly<Record<string, TagRule>> = {
  hint: ({ named, body }) =>
    body === undefined ? undefined : containerOf(HINTS[named.get('style') ?? 'info'] ?? 'info', body),
  tabs: ({ body }) => (body === undefined ? undefined : containerOf('tabs', body)),
  tab: ({ named, body }) =>
    body === undefined
      ? undefined
      : `\n@tab ${inOneLine(named.get('title') ?? '').replace(/#/g, '\\#')}\n\n${body.trim()}\n`,
  stepper: ({ body }) => (body === undefined ? undefined : containerOf('steps', body)),
  step: ({ body }) => (body === undefined ? undefined : listItem(body)),
  columns: ({ body }) => body,
  column: ({ body }) => body,
  embed: ({ named, body }) => linkTo(named.get('url'), body),
  file: ({ named, body }) => linkTo(named.get('src'), named.get('caption') ?? body),
  'content-ref': ({ named, body }) => body?.trim() || linkTo(named.get('url')),
  include: ({ values }) => (values[0] ? `<!-- @include: ${values[0]} -->` : undefined),
};

/** The first line of a step is its title. */
const listItem = (body: string) =>
  `\n1. ${body
    .trim()
    .replace(/^#+ +(.*)$/m, '**$1**')
    .split('\n')
    .map((line, index) => (index > 0 && line ? `   ${line}` : line))
    .join('\n')}\n`;

function linkTo(target: string | undefined, text = target): string | undefined {
  return target ? `[${linkText(text?.trim() || target)}](${linkTarget(target)})` : undefined;
}
