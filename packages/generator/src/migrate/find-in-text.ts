import { parseLooseJson } from '../markdown/attributes/loose-json.ts';
import type { TextFinding } from './finding.ts';

/** `{{ … }}` in text: Vue would put a value there. */
export function findInterpolations(text: string): TextFinding[] {
  return [...text.matchAll(/\{\{[^{}]{1,300}\}\}/g)].map(([source]) => ({
    kind: 'vue',
    severity: 'lost',
    what: 'Values in text, {{ … }}',
    todo: /\$frontmatter\.title/.test(source)
      ? 'Write the title itself; braces stay text here.'
      : 'Write the value itself, or make the page .mdx and write {expression}; braces stay text here.',
    text: source,
  }));
}

const tag =
  /<[A-Za-z][\w.-]*((?:\s+[^\s"'<>=/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{[^>]*\}|[^\s"'<>]+))?)*)\s*\/?>/g;
const attribute = /\s([^\s"'<>=/]+)(?:\s*=\s*("[^"]*"|'[^']*'|\S+))?/g;

/** Attributes that only Vue reads: `v-if`, `@click`, `#slot`, and `:prop` whose value is not plain data. */
export function findDirectives(html: string): TextFinding[] {
  return attributesOf(html).flatMap(({ name, value, source }): TextFinding[] => {
    const kind = directive(name, value);
    return kind ? [{ kind: 'vue', severity: 'lost', ...kind, text: source }] : [];
  });
}

function directive(name: string, value: string): Pick<TextFinding, 'what' | 'todo'> | undefined {
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

/** `onclick="…"`: the content security policy of our pages does not run it. */
export function findHandlers(html: string): TextFinding[] {
  return attributesOf(html)
    .filter(({ name }) => /^on[a-z]+$/i.test(name))
    .map(({ name, source }) => ({
      kind: 'handler',
      severity: 'lost',
      what: `${name.toLowerCase()}="…"`,
      todo: "The content security policy blocks it. Move it into an island: components/Name.tsx that begins with 'use client'.",
      text: source,
    }));
}

function attributesOf(html: string): { name: string; value: string; source: string }[] {
  return [...html.matchAll(tag)].flatMap(([, attributes = '']) =>
    [...attributes.matchAll(attribute)].map(([source, name = '', value = '']) => ({
      name,
      value: value.replace(/^["']|["']$/g, ''),
      source: source.trim(),
    })),
  );
}
