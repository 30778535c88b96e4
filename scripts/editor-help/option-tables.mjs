import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';

/**
 * @typedef {{ name: string, type: string, text: string, usual?: string, since?: string }} Row
 * An option in a table of the documentation, with its description, its default when that is code, and the version it came with.
 * @typedef {{ key: string, path: string[], indent: number, isField: boolean, at: number, text: string, usual?: string, since?: string }} Comment
 * The comment above an option in its schema. `isField`: of the frontmatter. `at`: where the text begins in the file.
 */

/** The page with each option of syntax. */
const SYNTAX = 'config/plugins/markdown-power';

/**
 * The tables that describe the options of a file, as pages in `docs/<language>` with `#` and the heading of a section, and `@` and
 * the option around those of the file. The first one with a row is taken.
 */
const DESCRIBED = {
  'generator/src/site/config/options.ts': ['config/intro'],
  'generator/src/site/config/schema.ts': [
    'config/locales#one-language',
    'config/locales#several-languages',
    'config/intro',
  ],
  'generator/src/core/contracts/options/versions.ts': ['guide/versions#start', 'config/intro'],
  'generator/src/core/contracts/options/locks.ts': ['config/encryption#options'],
  'generator/src/site/search/options.ts': ['config/plugins/search#options'],
  'generator/src/core/contracts/options/collections.ts': [
    'all-collections',
    'autofrontmatter',
    'posts',
    'docs',
  ].map((section) => `config/collections#${section}`),
  'generator/src/core/contracts/frontmatter.ts': ['config/frontmatter/basic', 'config/frontmatter/article'],
  'generator/src/markdown/highlight/options.ts': ['config/plugins/code-highlight#options'],
  'generator/src/markdown/twoslash/options.ts': ['config/plugins/code-highlight#options'],
  'generator/src/site/icons/options.ts': ['config/intro@icons'],
  'generator/src/markdown/math/options.ts': ['config/plugins/markdown-math'],
  'generator/src/markdown/include/include-options.ts': ['config/plugins/markdown-include'],
  'generator/src/markdown/options.ts': [
    'config/markdown',
    'config/plugins/markdown-image',
    'config/plugins/markdown-power',
  ],
  'generator/src/core/contracts/options/replace-assets.ts': ['guide/features/replace-assets#kinds'],
  'theme/src/embeds/options.ts': ['config/theme#embeds', 'config/theme'],
  'theme/src/frame/bulletin/options.ts': ['guide/features/bulletin#options', 'config/theme'],
  'theme/src/frame/changelog/options.ts': [
    'guide/features/changelog#options',
    'config/theme',
    'config/frontmatter/basic',
  ],
  'theme/src/frame/comments/options.ts': [
    'guide/features/comments',
    'config/theme',
    'config/frontmatter/basic',
  ],
  'theme/src/frame/contributors/options.ts': [
    'guide/features/contributors',
    'config/theme',
    'config/frontmatter/basic',
  ],
  'theme/src/frame/copyright/options.ts': [
    'guide/features/copyright#fields',
    'config/theme',
    'config/frontmatter/basic',
  ],
  'theme/src/frame/copy-code/options.ts': ['guide/code/copy-code#options', 'config/theme'],
  'theme/src/frame/watermark/options.ts': [
    'config/watermark#site',
    'config/watermark#look',
    'config/theme',
    'config/frontmatter/basic',
  ],
  'theme/src/frame/search/options.ts': ['config/plugins/search#algolia', 'config/theme'],
  'theme/src/friends/options.ts': ['config/frontmatter/friends'],
  'theme/src/posts/options.ts': ['config/frontmatter/article', 'config/collections', 'config/theme'],
  'theme/src/options.ts': ['config/theme'],
  'theme/src/replace-assets/options.ts': ['config/theme'],
  'theme/src/looks/options.ts': ['config/theme'],
  'theme/src/layouts/options.ts': ['config/frontmatter/basic'],
  'theme/src/blocks/table/options.ts': ['config/plugins/markdown-power#table', SYNTAX],
  'theme/src/blocks/plantuml/options.ts': ['guide/chart/plantuml', SYNTAX],
  'theme/src/blocks/caniuse/options.ts': ['guide/markdown/caniuse#options', SYNTAX],
  'theme/src/blocks/icon/options.ts': ['config/plugins/markdown-power#icon', SYNTAX],
  'theme/src/blocks/code-repl/options.ts': ['guide/repl/golang#options', SYNTAX],
  'theme/src/blocks/code-tree/options.ts': ['guide/markdown/code-tree', SYNTAX],
  'openapi/src/options.ts': ['guide/openapi'],
  'typedoc/src/options.ts': ['guide/typedoc'],
  'social-images/src/options.ts': ['guide/social-images'],
  'theme/src/posts/aside/profile-options.ts': ['config/collections#profile'],
  'theme/src/posts/cover/cover-options.ts': ['config/collections#postcover', 'config/frontmatter/article'],
  'theme/src/posts/feed/options.ts': ['config/collections#feed'],
  'theme/src/home/block-base.ts': ['config/frontmatter/home#block'],
  'theme/src/home/options.ts': ['config/frontmatter/home#page'],
  'theme/src/home/image.ts': ['config/frontmatter/home#image'],
  'theme/src/home/banner/options.ts': ['config/frontmatter/home#banner', 'config/theme'],
  'theme/src/home/features/options.ts': ['config/frontmatter/home#features'],
  'theme/src/home/features/feature-options.ts': ['config/frontmatter/home#feature'],
  'theme/src/home/hero/options.ts': ['config/frontmatter/home#hero', 'config/frontmatter/home#hero-text'],
  'theme/src/home/hero/action-options.ts': ['config/frontmatter/home#action'],
  'theme/src/home/text-image/options.ts': ['config/frontmatter/home#text-image'],
  'theme/src/home/text-image/item-options.ts': ['config/frontmatter/home#point'],
  'theme/src/home/profile/options.ts': ['config/frontmatter/home#profile'],
  'theme/src/home/posts/options.ts': ['config/frontmatter/home#posts'],
  ...Object.fromEntries(
    globSync('theme/src/hero-effects/*/options.ts', { cwd: join(root, 'packages') }).map((file) => [
      file.replaceAll('\\', '/'),
      [`guide/custom-home/hero-effect#${file.split(/[\\/]/).at(-2)}`],
    ]),
  ),
};
/** Tables of options by their whole path: those of the theme, and fields of pages. */
const FRAME = ['config/theme', 'config/frontmatter/basic'];

/** Every file of options that tables describe, with their pages. @returns {[file: string, tables: string[]][]} */
export function describedFiles() {
  const frame = globSync('theme/src/frame/*/options.ts', { cwd: join(root, 'packages') });
  const named = frame.map((file) => file.replaceAll('\\', '/')).map((file) => [file, FRAME]);
  const blocks = globSync('theme/src/blocks/*/options.ts', { cwd: join(root, 'packages') });
  const syntax = blocks.map((file) => [
    file.replaceAll('\\', '/'),
    [SYNTAX, 'config/markdown', 'config/frontmatter/basic'],
  ]);
  return Object.entries({ ...Object.fromEntries([...named, ...syntax]), ...DESCRIBED });
}

/** The rows of a page's tables of options, or of one section's. @param {string} table @param {string} language */
export function rowsOf(table, language) {
  const [place = '', around] = table.split('@');
  const [page, section] = place.split('#');
  const text = readFileSync(join(root, 'docs', language, `${page}.md`), 'utf8');
  const parts = text.split(/^(?=##+ )/m);
  const chosen = section ? parts.filter((part) => idOf(part) === section) : parts;
  const rows = chosen
    .flatMap((part) => part.match(TABLE) ?? [])
    .flatMap((rows) => rows.split('\n').flatMap(EXAMPLES.test(rows) ? exampleOf : rowOf));
  if (!around) return rows;
  return rows.flatMap(({ name, ...row }) =>
    name.startsWith(`${around}.`) ? { ...row, name: name.slice(around.length + 1) } : [],
  );
}

/** A table with a name, a type or an example, and a description. */
const TABLE = /^\| (?:Option|Field|Key|选项|字段|键) \| (?:Type|Example|类型|示例) \|.*\n(?:\|.*\n?)+/gm;
/** A table of syntax: the example is the description. */
const EXAMPLES = /^\| \S+ \| (?:Example|示例) \|/;

/** @param {string} part of a page that begins with a heading */
function idOf(part) {
  const [heading = ''] = part.split('\n');
  return /\{#([\w-]+)\}/.exec(heading)?.[1] ?? heading.replace(/^#+ /, '').toLowerCase().replaceAll(' ', '-');
}

/** An option without a type is described on another page. @param {string} line @returns {Row[]} */
function rowOf(line) {
  if (!line.startsWith('| `')) return [];
  const [names = '', type, ...others] = cellsOf(line);
  if (!type) return [];
  const text = others.at(-1) ?? '';
  const usual = others.length === 2 ? /^`([^`]+)`$/.exec(others[0] ?? '')?.[1] : undefined;
  const since = /<Badge text="([^"]+)" \/>/.exec(names)?.[1];
  return [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({ name, type, text, usual, since }));
}

/** @param {string} line @returns {Row[]} */
function exampleOf(line) {
  const [names, example, usual] = cellsOf(line);
  return rowOf(`| ${[names, usual, usual, example].join(' | ')} |`);
}

/** @param {string} line of a table */
const cellsOf = (line) =>
  line
    .replaceAll('\\|', '\0')
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.replaceAll('\0', '|').trim());

/** What functions are given is no option. */
const INTERFACE = /^export (?:interface|type) [\s\S]*?^\S/gm;
const blank = (/** @type {string} */ text) => text.replaceAll(/[^\n]/g, ' ');

const COMMENT = /^( +)\/\*\* ((?:[^*\n]|\*(?!\/))*) \*\/\n\1'?([\w.]+)'?\??:/gm;

/** The comments above the keys of a file, each with the keys around it. @param {string} source @returns {Comment[]} */
export function commentsOf(source) {
  return [...source.replaceAll(INTERFACE, blank).matchAll(COMMENT)].map((match) => {
    const [, indent = '', comment = '', key = ''] = match;
    const since = / ?@since (\S+)/.exec(comment);
    const [text = '', usual] = comment.replace(since?.[0] ?? '', '').split(/ ?@default /);
    const before = source.slice(0, match.index);
    const path = [...keysAround(before, indent.length), key];
    const isField = /^export const \w+Fields\b/.test(before.slice(before.lastIndexOf('\nexport const ') + 1));
    const at = match.index + match[0].indexOf('/** ') + '/** '.length;
    return { key, path, indent: indent.length, isField, at, text, usual, since: since?.[1] };
  });
}

/** @param {string} before @param {number} indent @returns {string[]} */
function keysAround(before, indent) {
  /** @type {string[]} */
  const keys = [];
  let limit = indent;
  for (const line of before.split('\n').reverse()) {
    const [, space = '', key] = /^( *)(?:'?([\w.]+)'?\??: )?\S/.exec(line) ?? [];
    if (!line.trim() || space.length >= limit) continue;
    limit = space.length;
    if (key) keys.unshift(key);
    if (limit === 0) break;
  }
  return keys;
}

/** Each option of a file with its row in the tables, if it has one. A name in a table is that of the outermost key. @param {string} source @param {readonly string[]} tables @param {string} language */
export function tableRows(source, tables, language) {
  const comments = commentsOf(source);
  const all = tables.map((table) => ({ table, rows: rowsOf(table, language) }));
  return comments.map((comment) => {
    const { path, key, isField } = comment;
    const names = path.map((_, index) => path.slice(index).join('.'));
    const isOnly = comments.every(
      (other) =>
        other === comment ||
        other.key !== key ||
        other.text === comment.text ||
        other.isField !== isField ||
        other.indent > comment.indent,
    );
    const rowIn = (/** @type {typeof all[number]} */ { table, rows }) => {
      if (isField && table === SYNTAX) return;
      const isWhole = FRAME.includes(table) || table === SYNTAX;
      if (isWhole && tables.some((one) => one === FRAME[0]) && table !== FRAME[Number(isField)]) return;
      return rows.find(
        ({ name }) => (isWhole ? name === names[0] : names.includes(name)) && (name.includes('.') || isOnly),
      );
    };
    return { comment, row: all.flatMap((one) => rowIn(one) ?? []).at(0) };
  });
}

/**
 * The options of a file that no table describes: neither in a row of their own, nor in the type of the option around them, such as
 * `{ light, dark }`, nor by rows of all their parts. Older names need none, and `@internal` ones are no options.
 * @param {string} source @param {readonly string[]} tables @param {string} language
 */
export function withoutRow(source, tables, language) {
  const named = tables.flatMap((table) => rowsOf(table, language));
  const isPart = (/** @type {string[]} */ path) =>
    named.some(({ name, type }) => {
      const parts = partsOf(type);
      const below = path.slice(path.indexOf(name.split('.').at(-1) ?? '') + 1);
      return (below.length > 0 ? below : path).every((key) => parts.includes(key));
    });
  const isGroup = (/** @type {string} */ key) => named.some(({ name }) => name.startsWith(`${key}.`));
  return tableRows(source, tables, language)
    .filter(
      ({ comment, row }) =>
        !row && !OTHER.test(comment.text) && !isGroup(comment.key) && !isPart(comment.path),
    )
    .map(({ comment }) => comment.path.join('.'));
}

/** Names that other versions and generators have for an option, and fields of what functions are given. */
const OTHER = /@deprecated|@internal|\bolder (?:name|form|way)\b|under its name in/i;

/** The names between the braces of a type. @param {string} type */
const partsOf = (type) =>
  [...type.matchAll(/\{([^`]*)\}/g)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []);

/** The description in a table as a sentence, without the marks of its links. @param {string} cell */
export const sentenceOf = (cell) =>
  `${cell.replaceAll(LINK, (all, text) => text ?? all).replace(/^\p{L}/u, (letter) => letter.toUpperCase())}.`;

/** Code, which may look like a link, or a link with its text. */
const LINK = /(?<!\[)`[^`]*`|\[((?:[^\][]|\[\[?[^\][]*\]?\])*)\]\([^)]*\)/g;
