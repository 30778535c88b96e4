import { convertTags, type TagRules } from '../../../../markdown/dialects/jsx/convert-tags.ts';
import { convertBlocks } from '../../../../markdown/dialects/mkdocs/blocks.ts';
import { nestContainers } from '../../../../markdown/dialects/nest-containers.ts';
import type { ChangedPage, MoverRules } from '../form/mover.ts';
import { SHORTCODE, writtenTags } from '../tags/written-tags.ts';
import { convertRefs } from './refs.ts';

/** The text of pages of Hugo, with a rule for each shortcode that is known. */
export function createHugoText(rules: TagRules): Pick<MoverRules, 'raw' | 'fence' | 'prose'> {
  return {
    raw: (body) => convertHighlight(body.replace(/<!--\s*(?:more|summary)\s*-->/gi, '<!-- more -->')),
    fence: (source) => convertInfo(unescapeCodes(source)),
    prose: (text, page) => unescapeCodes(withDefinitions(withTags(convertRefs(text, page), rules, page))),
  };
}

/** Goldmark knows terms and their definitions. */
const withDefinitions = (text: string): string =>
  /^: /m.test(text) ? convertBlocks(text.split('\n')).lines.join('\n') : text;

function withTags(text: string, rules: TagRules, page: ChangedPage): string {
  if (!text.includes('{{')) return text;
  const converted = convertTags(
    text,
    rules,
    (name, open) => page.left({ ...unknownCode(name), at: open }),
    (one) => writtenTags(one, SHORTCODE),
  );
  for (const [open, name = ''] of converted.matchAll(/\{\{[<%]\s*\/?\s*([\w./-]+)[^\n]*?[>%]\}\}/g))
    if (rules[name]) page.left({ ...unclosedCode(name), at: open });
  return nestContainers(converted.replace(/\n(?:[ \t]*\n){2,}/g, '\n\n'));
}

const unknownCode = (name: string) =>
  ({
    severity: 'error',
    what: `The shortcode "${name}"`,
    todo: `Map it in bifolio.move.json, "tags": { "${name}": "… {body} {0}" }, and move again; or replace it with Markdown.`,
  }) as const;

const unclosedCode = (name: string) =>
  ({
    severity: 'error',
    what: `The shortcode "${name}" is not closed`,
    todo: 'Close it, or replace it with Markdown.',
  }) as const;

const CLOSED =
  /^([ \t]*)\{\{[<%]\s*highlight\s+"?([\w+#-]+)"?(.*?)[>%]\}\}[ \t]*\n?([\s\S]*?)\n?[ \t]*\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/gm;

/** `{{< highlight go "hl_lines=2" >}}` is a fence. */
const convertHighlight = (body: string): string =>
  body.replace(CLOSED, (_, indent: string, language: string, options: string, code: string) => {
    const sign = code.includes('```') ? '````' : '```';
    const lines = /hl_lines=\[?["']?([\d ,-]+)/.exec(options)?.[1]?.trim().replace(/[ ,]+/g, ',');
    return `${indent}${sign}${language}${lines ? ` {${lines}}` : ''}\n${code.replace(/^\n/, '')}\n${indent}${sign}`;
  });

/** Shortcodes that are shown have a comment around their name. */
const unescapeCodes = (text: string): string =>
  text.replace(/\{\{([<%])\/\*([\s\S]*?)\*\/([>%])\}\}/g, '{{$1$2$3}}');

/** `go {linenos=true, hl_lines=[2,"4-5"], title="a.go"}` in our words. */
function convertInfo(source: string): string {
  const [opening = '', ...rest] = source.split('\n');
  const [, before = '', options = ''] =
    /^([`~]{3,}[ \t]*[^\s{]*)[ \t]*\{([^{}]*=[^{}]*)\}[ \t]*$/.exec(opening) ?? [];
  if (!before) return source;
  const title = /\b(?:title|filename|file|name)\s*=\s*["']([^"']*)/.exec(options)?.[1];
  const lines = /hl_lines\s*=\s*(?:\[([^\]]*)\]|["']?([\d ,-]+))/.exec(options);
  const marked = (lines?.[1] ?? lines?.[2])
    ?.replace(/["'\s]+/g, ' ')
    .trim()
    .replace(/[ ,]+/g, ',');
  const numbers = /linenos\s*=\s*(?!false)/.test(options);
  const parts = [before, title && `title="${title}"`, numbers && ':line-numbers', marked && `{${marked}}`];
  return [parts.filter(Boolean).join(' '), ...rest].join('\n');
}
