import type { TagRule, TagRules } from '../../../../markdown/dialects/jsx/convert-tags.ts';
import { textAttribute } from '../../../../markdown/dialects/jsx/jsx-tree.ts';
import { cardGrid, details, drop, steps, tabs, unwrap } from '../../../../markdown/dialects/jsx/tag-rules.ts';

const KINDS: Readonly<Record<string, string>> = {
  ...{
    note: 'note',
    info: 'info',
    primary: 'info',
    secondary: 'note',
    tip: 'tip',
    success: 'tip',
    important: 'important',
  },
  ...{ warning: 'warning', attention: 'warning', caution: 'caution', danger: 'caution', error: 'caution' },
};

/** A box whose kind is its first value, or stands by name. */
const box =
  (...names: string[]): TagRule =>
  (node, { body }) => {
    const kind = KINDS[textAttribute(node, ...names, '0') ?? ''] ?? 'note';
    const title = textAttribute(node, 'title', '1');
    return `::: ${title ? `${kind} ${title}` : kind}\n\n${body(node)}\n\n:::\n`;
  };

/** `{{< figure src="a.png" caption="…" >}}`. */
const figure: TagRule = (node) => {
  const source = textAttribute(node, 'src');
  if (!source) return undefined;
  const alt = textAttribute(node, 'alt', 'caption', 'title') ?? '';
  const link = textAttribute(node, 'link');
  const caption = textAttribute(node, 'caption');
  const image = `![${alt.replace(/[[\]\n]/g, ' ')}](${source.replace(/ /g, '%20')})`;
  return `${link ? `[${image}](${link})` : image}\n${caption ? `\n*${caption}*\n` : ''}`;
};

const embed =
  (kind: string): TagRule =>
  (node) => {
    const id = textAttribute(node, 'id', '0');
    return id ? `@[${kind}](${id})\n` : undefined;
  };

const fence =
  (language: string): TagRule =>
  (node, { body }) =>
    `\`\`\`${language}\n${body(node)}\n\`\`\`\n`;

const button: TagRule = (node, { body }) => {
  const link = textAttribute(node, 'href', 'relref', 'link', 'url');
  return link ? `[${body(node)}](${link})` : undefined;
};

/** Shortcodes of Hugo, and of the themes Book, Docsy, Hextra, Relearn. */
export const SHORTCODES: TagRules = {
  figure,
  youtube: embed('youtube'),
  bilibili: embed('bilibili'),
  vimeo: (node) => {
    const id = textAttribute(node, 'id', '0');
    return id ? `<https://vimeo.com/${id}>` : undefined;
  },
  gist: (node) => {
    const [user, id] = [textAttribute(node, '0'), textAttribute(node, '1')];
    return user && id ? `<https://gist.github.com/${user}/${id}>` : undefined;
  },
  details: details('summary', 'title', '0'),
  expand: details('title', '0'),
  hint: box('type'),
  alert: box('color', 'type'),
  notice: box('style', 'type'),
  callout: box('type'),
  pageinfo: box('color'),
  admonition: box('type'),
  tabs: tabs({ tab: ['tab'], label: ['name', 'title', '0'] }),
  tabpane: tabs({ tab: ['tab'], label: ['header', 'name', '0'] }),
  columns: unwrap,
  column: unwrap,
  section: drop,
  steps: steps(),
  cards: cardGrid,
  cardpane: cardGrid,
  card: (node, render) => {
    const title = textAttribute(node, 'title', 'header') ?? '';
    const href = textAttribute(node, 'link');
    const text = textAttribute(node, 'subtitle') ?? render.body(node);
    return `::: card title="${(href ? `[${title}](${href})` : title).replaceAll('"', '&quot;')}"\n\n${text}\n\n:::\n`;
  },
  button,
  mermaid: fence('mermaid'),
  katex: (node, { body }) => (body(node).includes('\n') ? `$$\n${body(node)}\n$$\n` : `$${body(node)}$`),
  rawhtml: unwrap,
};
