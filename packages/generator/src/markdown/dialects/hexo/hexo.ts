import { posix } from 'node:path';
import type { Dialect, DialectPage } from '../dialect.ts';
import { maskCode } from '../masked-code.ts';
import { nestContainers } from '../nest-containers.ts';
import { rewriteTags, type Tag, type TagRule } from '../tags/rewrite-tags.ts';
import { LIQUID } from '../tags/syntaxes.ts';
import { rulesOf } from '../tags/templates.ts';
import { containerOf, figureOf, inOneLine, linkTarget, linkText } from '../tags/write.ts';
import { codeBlocks, titledFence } from './code-blocks.ts';
import { separatedTabs } from './separated-tabs.ts';

/** Markdown of Hexo: links to posts, files beside them, code blocks, quotes, notes and tabs of the theme NexT. */
export const hexoDialect: Dialect = (text, page) => {
  if (!/\{%|```|~~~/.test(text)) return text;
  const rules = rulesFor(page);
  const masked = maskCode(codeBlocks(text, page), titledFence, withoutRaw);
  return masked.unmask(nestContainers(rewriteTags(masked.text, LIQUID, rulesOf(rules, page.shortcodes))));
};

/** Tags are read before Markdown, so those around code between backticks are not shown. */
const withoutRaw = (code: string): string =>
  code.replace(/\{%-?[ \t]*raw[ \t]*-?%\}(.*?)\{%-?[ \t]*endraw[ \t]*-?%\}/g, (_, inside: string) => inside);

const NOTES: Readonly<Record<string, string>> = {
  primary: 'note',
  info: 'info',
  success: 'tip',
  warning: 'warning',
  danger: 'caution',
};

function rulesFor(page: DialectPage): Readonly<Record<string, TagRule>> {
  return {
    post_link: ({ values: [slug = '', ...words] }) => postLink(slug, words, page),
    post_path: ({ values: [slug = ''] }) => postFile(slug, page),
    asset_img: (tag) => image(tag, page),
    asset_link: ({ values: [name = '', ...words] }) =>
      `[${linkText(words.join(' ') || name)}](${linkTarget(assetOf(name, page))})`,
    asset_path: ({ values: [name = ''] }) => assetOf(name, page),
    img: (tag) => image(tag),
    link: ({ values }) => link(values),
    youtube: ({ values: [id] }) => (id ? `\n@[youtube](${id})\n` : undefined),
    blockquote: quote,
    quote,
    pullquote: ({ body }) => (body === undefined ? undefined : quoted(body)),
    note: ({ values: [kind = 'note', ...words], body }) =>
      body === undefined ? undefined : containerOf(`${NOTES[kind] ?? 'note'} ${words.join(' ')}`, body),
    tabs: ({ body }) => (body === undefined ? undefined : containerOf('tabs', separatedTabs(body))),
    raw: ({ body }) => body,
  };
}

/** A post by its file's name, which lies beside the page or among the posts. */
const postFile = (slug: string, page: DialectPage) =>
  page.find(`${slug}.md`, 'page') ??
  page.find(`_posts/${slug}.md`, 'pages') ??
  page.find(`${slug}.md`, 'pages');

function postLink(slug: string, words: readonly string[], page: DialectPage): string | undefined {
  const file = postFile(slug, page);
  const written = words.filter((word) => word !== 'true' && word !== 'false').join(' ');
  const title = written || (file && page.titleOf?.(file)) || slug;
  // Titles are text, unless they are asked for as HTML.
  const shown = words.at(-1) === 'false' ? title : title.replaceAll('<', '&lt;');
  return file && `[${linkText(shown)}](${linkTarget(file)})`;
}

/** Files of a post lie in a folder of its name, or beside it. */
const assetOf = (name: string, page: DialectPage): string =>
  page.find(`${posix.basename(page.file).replace(/\.\w+$/, '')}/${name}`, 'page') ?? `./${name}`;

/** `[class] source [width] [height] [title [alt]]` */
function image({ values }: Tag, page?: DialectPage): string | undefined {
  const at = values.findIndex((value) => /[./]/.test(value));
  const src = values[at];
  if (src === undefined) return undefined;
  const rest = values.slice(at + 1);
  const sizes = rest.filter((value) => /^\d+$/.test(value)).slice(0, 2);
  const [title, alt = title] = rest.filter((value) => !/^\d+$/.test(value));
  return figureOf({
    src: page ? assetOf(src, page) : src,
    alt: alt ?? '',
    attributes: {
      width: sizes[0],
      height: sizes[1],
      title,
      class: at > 0 ? values.slice(0, at).join(' ') : undefined,
    },
  });
}

/** `text url [external] [title]` */
function link(values: readonly string[]): string | undefined {
  const at = values.findIndex((value) => /^(?:https?:|\/|\.)/.test(value));
  const url = values[at];
  return url && `[${linkText(values.slice(0, at).join(' ') || url)}](${linkTarget(url)})`;
}

/** `[author[, source]] [link]` */
function quote({ body, written }: Tag): string | undefined {
  if (body === undefined) return undefined;
  const [, by = '', url] = /^(.*?)[ \t]*(https?:\S+)?[ \t]*(?:"[^"]*")?$/.exec(written) ?? [];
  const source = inOneLine(by.replace(/,[ \t]*$/, ''));
  const name = url ? `[${linkText(source || url)}](${linkTarget(url)})` : source;
  return quoted(name ? `${body.trim()}\n\n— ${name}` : body);
}

const quoted = (body: string) =>
  `\n${body
    .trim()
    .split('\n')
    .map((line) => (line ? `> ${line}` : '>'))
    .join('\n')}\n`;
