import type { Dialect, DialectPage } from '../dialect.ts';
import { maskCode } from '../masked-code.ts';
import { nestContainers } from '../nest-containers.ts';
import { rewriteTags, type Tag, type TagRule } from '../tags/rewrite-tags.ts';
import { SHORTCODES } from '../tags/syntaxes.ts';
import { rulesOf } from '../tags/templates.ts';
import { containerOf, figureOf, inOneLine } from '../tags/write.ts';
import { highlighted } from './highlighted.ts';
import { referenceTo } from './references.ts';

/** Markdown of Hugo: `ref`, `relref`, `figure`, `highlight`, and the boxes, tabs and steps of its usual themes. */
export const hugoDialect: Dialect = (text, page) => {
  if (!text.includes('{{')) return text;
  const rules = rulesFor(page);
  const masked = maskCode(highlighted(text));
  const rewritten = rewriteTags(masked.text, SHORTCODES, rulesOf(rules, page.shortcodes));
  return unescaped(masked.unmask(nestContainers(unescaped(rewritten, '`'))));
};

/** A shortcode that is to be seen is written as a comment. Outside of code it shows as code. */
const unescaped = (text: string, tick = '') =>
  text.replace(
    /\{\{([<%])\/\*([^`]{0,2000}?)\*\/([>%])\}\}/g,
    (_, open: string, tag: string, close: string) => `${tick}{{${open}${tag}${close}}}${tick}`,
  );

const KINDS: Readonly<Record<string, string>> = {
  ...of('note', 'note default primary'),
  ...of('info', 'info secondary light'),
  ...of('tip', 'tip success check'),
  ...of('important', 'important'),
  ...of('warning', 'warning caution'),
  ...of('caution', 'danger error'),
};

function of(ours: string, theirs: string): Record<string, string> {
  return Object.fromEntries(theirs.split(' ').map((name) => [name, ours]));
}

function rulesFor(page: DialectPage): Readonly<Record<string, TagRule>> {
  const reference: TagRule = ({ values: [path], named }) =>
    referenceTo(path ?? named.get('path') ?? '', page);
  return {
    ref: reference,
    relref: reference,
    figure: ({ named }) =>
      figureOf({
        src: named.get('src') ?? '',
        alt: named.get('alt') ?? named.get('caption') ?? named.get('title') ?? '',
        caption: [named.get('title'), named.get('caption')].filter(Boolean).join(' — '),
        ...(named.get('link') && { link: named.get('link') }),
        attributes: { width: named.get('width'), height: named.get('height'), class: named.get('class') },
      }),
    youtube: ({ values: [id], named }) =>
      id || named.get('id') ? `\n@[youtube](${id ?? named.get('id')})\n` : undefined,
    ...Object.fromEntries(['alert', 'hint', 'notice', 'callout', 'admonition'].map((name) => [name, box])),
    details: ({ values: [title], named, body }) =>
      body === undefined
        ? undefined
        : containerOf(
            `details ${inOneLine(named.get('title') ?? named.get('summary') ?? title ?? '')}`,
            body,
          ),
    tabs: tabs,
    tabpane: tabs,
    tab,
    steps: ({ body }) => (body === undefined ? undefined : containerOf('steps', body)),
    comment: ({ body }) => (body === undefined ? undefined : ''),
  };
}

const box: TagRule = ({ values: [kind, title], named, body }) => {
  if (body === undefined) return undefined;
  const ours = KINDS[(named.get('type') ?? named.get('color') ?? kind ?? 'note').toLowerCase()] ?? 'note';
  return containerOf(`${ours} ${inOneLine(named.get('title') ?? title ?? '')}`, body);
};

/** Titles of tabs stand in the tabs, or in a list, `items="A,B"`. */
const tabs: TagRule = ({ named, body }) => {
  if (body === undefined) return undefined;
  const titles = named.get('items')?.split(',') ?? [];
  let next = 0;
  return containerOf(
    'tabs',
    body.replace(/^@tab[ \t]*$/gm, () => `@tab ${inOneLine(titles[next++] ?? String(next))}`),
  );
};

function tab({ values: [first], named, body }: Tag): string | undefined {
  if (body === undefined) return undefined;
  const title = named.get('header') ?? named.get('name') ?? named.get('title') ?? first ?? '';
  return `\n@tab ${inOneLine(title).replace(/#/g, '\\#')}\n\n${body.trim()}\n`;
}
