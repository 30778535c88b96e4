import { parseLooseJson } from '../attributes/loose-json.ts';

/** An attribute of a tag, as it is written. */
export interface WrittenAttribute {
  name: string;
  value: string;
  source: string;
}

/** What only Vue reads, and what to write instead. */
export interface VueAttribute {
  /** What stands there, such as `Handlers of events, @click="…"`. */
  what: string;
  todo: string;
  source: string;
}

const tag =
  /<[A-Za-z][\w.-]*((?:\s+[^\s"'<>=/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{[^>]*\}|[^\s"'<>]+))?)*)\s*\/?>/g;
/** An expression of JSX, with braces in braces: what stands in it are no attributes. */
const expression = [1, 2, 3, 4].reduce((inner) => `\\{(?:[^{}]|${inner})*\\}`, '\\{[^{}]*\\}');
const attribute = new RegExp(
  `\\s([^\\s"'<>=/]+)(?:\\s*=\\s*("[^"]*"|'[^']*'|${expression}|[^\\s"'<>]+))?`,
  'g',
);

/** `v-if`, `@click`, `#slot`, and `:prop` whose value is not plain data. */
export function vueAttributes(html: string): VueAttribute[] {
  return vueAttributesOf(html).flatMap(({ name, value, source }) => {
    const found = directive(name, value);
    return found ? [{ ...found, source }] : [];
  });
}

function directive(name: string, value: string): Omit<VueAttribute, 'source'> | undefined {
  if (name === 'v-pre' || name === 'v-cloak' || name === 'v-once') return undefined;
  if (name.startsWith('@') || name.startsWith('v-on:'))
    return {
      what: 'Handlers of events, @click="…"',
      todo: "Move it into an island: components/Name.tsx that begins with 'use client'.",
    };
  if (name.startsWith('#') || name.startsWith('v-slot'))
    return {
      what: 'Slots of Vue, <template #name>',
      todo: 'Put <template #name> directly into a component, on a line of its own; nothing can be handed to it.',
    };
  if (name.startsWith('v-') && !name.startsWith('v-bind:'))
    return {
      what: `The directive ${name.split(/[:.]/, 1)[0]}`,
      todo: 'Write what it would make, or put it into a React component or an .mdx page.',
    };
  if ((name.startsWith(':') || name.startsWith('v-bind:')) && !isData(value))
    return {
      what: 'Computed attributes, :name="expression"',
      todo: "Write the value as JSON, :name='[1, 2]', or use an .mdx page.",
    };
  return undefined;
}

/** What our parser reads in `:prop="…"`. */
const isData = (value: string) => parseLooseJson(value.trim()) !== undefined;

/** The attributes of all tags in a piece of HTML. */
export function vueAttributesOf(html: string): WrittenAttribute[] {
  return [...html.matchAll(tag)].flatMap(([, attributes = '']) =>
    [...attributes.matchAll(attribute)].map(([source, name = '', value = '']) => ({
      name,
      value: value.replace(/^["']|["']$/g, ''),
      source: source.trim(),
    })),
  );
}
