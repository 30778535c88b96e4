import type { TagRenderer, TagRule } from './convert-tags.ts';
import { isSet, type JsxNode, listAttribute, textAttribute } from './jsx-tree.ts';

/** A container around what stands in the component. */
const container = (opening: string, body: string): string =>
  `::: ${opening}\n\n${body === '' ? '' : `${body}\n\n`}:::\n`;

const quoted = (name: string, value: string | undefined): string =>
  value === undefined ? '' : ` ${name}="${value.replaceAll('"', '&quot;')}"`;

/** A hint whose kind is one of ours. */
export const hint =
  (kind: string, title = 'title'): TagRule =>
  (node, { body }) => {
    const own = textAttribute(node, title);
    return container(own ? `${kind} ${own}` : kind, body(node));
  };

/** A hint whose kind stands in an attribute. */
export const hintByType =
  (kinds: Readonly<Record<string, string>>, fallback = 'note'): TagRule =>
  (node, ...place) =>
    hint(kinds[textAttribute(node, 'type') ?? ''] ?? fallback)(node, ...place);

/** Panels, one at a time. */
export const details =
  (...titles: string[]): TagRule =>
  (node, { body }) => {
    const isOpen = isSet(node, 'defaultOpen') || isSet(node, 'open');
    return container(
      `details ${textAttribute(node, ...titles) ?? ''}${isOpen ? ' {open}' : ''}`.trimEnd(),
      body(node),
    );
  };

interface TabNames {
  /** Names of the component of one tab. */
  tab: readonly string[];
  /** Attributes for its label. */
  label: readonly string[];
  /** Attribute for tabs that change together. */
  group?: string;
}

/** Tabs, whose labels may stand in a list at their parent. */
export const tabs =
  ({ tab, label, group = 'groupId' }: TabNames): TagRule =>
  (node, render) => {
    const labels = listAttribute(node, 'items');
    const id = textAttribute(node, group)?.replace(/[^\w-]+/g, '-');
    const parts = render.children(node, ...tab).map((one, index) => {
      const text = textAttribute(one, ...label) ?? labels[index] ?? `${index + 1}`;
      return `@tab ${text.replace(/#/g, '\\#')}\n\n${render.body(one)}\n`;
    });
    if (parts.length === 0) return undefined;
    return container(`tabs${id ? `#${id}` : ''}`, parts.join('\n').trimEnd());
  };

/** A numbered list of steps, each with a title or without. Steps whose headings stand in them stay as they are. */
export const steps =
  (step?: string): TagRule =>
  (node, render) => {
    const parts = step ? render.children(node, step) : [];
    if (parts.length > 0) return container('steps', parts.map((part) => stepItem(part, render)).join('\n\n'));
    const body = render.body(node);
    return /^(?:\d+[.)]|[-*+]) /m.test(body) ? container('steps', body) : `${body}\n`;
  };

function stepItem(part: JsxNode, { body }: TagRenderer): string {
  const title = textAttribute(part, 'title');
  const text = [title && `**${title}**`, body(part)].filter(Boolean).join('\n\n');
  return `1. ${text.replace(/\n(?!\n)/g, '\n   ')}`;
}

/** A card that leads somewhere, or one with text. */
export const card =
  (iconOf: (name: string) => string | undefined = () => undefined): TagRule =>
  (node, { body }) => {
    const title = textAttribute(node, 'title');
    const href = textAttribute(node, 'href');
    const written = textAttribute(node, 'icon');
    const icon = quoted('icon', written === undefined ? undefined : iconOf(written));
    const text = [body(node), textAttribute(node, 'description')].filter(Boolean).join('\n\n');
    if (!href) return container(`card${quoted('title', title)}${icon}`, text);
    const isPlain = !text.includes('\n') && !/[<>"`[\]*]/.test(text);
    if (isPlain)
      return `<LinkCard${quoted('title', title)} href="${href}"${icon}${quoted('description', text || undefined)} />\n`;
    return container(`card${quoted('title', `[${title ?? href}](${href})`)}${icon}`, text);
  };

export const cardGrid: TagRule = (node, { body }) => container('card-grid', body(node));

/** Only what stands in it. */
export const unwrap: TagRule = (node, { body }) => `${body(node)}\n`;

/** Nothing: what it does is done by the theme, or has no meaning. */
export const drop: TagRule = () => '';

/** A link in the text. */
export const link =
  (href = 'href'): TagRule =>
  (node, { body }) => {
    const to = textAttribute(node, href);
    return to === undefined ? undefined : `[${body(node)}](${to})`;
  };

/** A mark of one or two words. */
export const badge =
  (kinds: Readonly<Record<string, string>>, kind = 'variant'): TagRule =>
  (node, { body }) => {
    const text = textAttribute(node, 'text') ?? body(node);
    const type = kinds[textAttribute(node, kind) ?? ''];
    return `<Badge${quoted('type', type)}${quoted('text', text)} />`;
  };

/** Folders and files, written as components. */
export const fileTree =
  ({ folder, file }: { folder: string; file: string }): TagRule =>
  (node, render) => {
    const lines = (parent: JsxNode, indent: string): string[] =>
      render.children(parent, folder, file).flatMap((one) => {
        const name = textAttribute(one, 'name') ?? '';
        if (one.name === file) return [`${indent}- ${isSet(one, 'active') ? `**${name}**` : name}`];
        const isOpen = isSet(one, 'defaultOpen') || isSet(one, 'open');
        const inner = lines(one, `${indent}  `);
        return [`${indent}- ${name}${isOpen && inner.length > 0 ? '' : '/'}`, ...inner];
      });
    const written = lines(node, '');
    return container('file-tree', written.length > 0 ? written.join('\n') : render.body(node));
  };

/** A parameter of an API. */
export const field =
  (...names: string[]): TagRule =>
  (node, { body }) => {
    const details = [
      ['type', textAttribute(node, 'type')],
      ['default', textAttribute(node, 'default')],
    ].flatMap(([name, value]) => (value ? [`@${name} \`${value}\``] : []));
    const flags = ['required', 'deprecated'].filter((name) => isSet(node, name)).map((name) => `@${name}`);
    const head = [`::: field ${textAttribute(node, ...names) ?? ''}`.trimEnd(), ...details, ...flags];
    return `${head.join('\n')}\n\n${body(node)}\n\n:::\n`;
  };

/** A picture with words below it. */
export const frame: TagRule = (node, { body }) => {
  const caption = textAttribute(node, 'caption');
  return `${body(node)}\n${caption ? `\n*${caption}*\n` : ''}`;
};
