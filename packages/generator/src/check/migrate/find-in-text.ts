import { vueAttributes, vueAttributesOf } from '../../markdown/slips/vue-attributes.ts';
import type { TextFinding } from './findings/finding.ts';

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

/** Attributes that only Vue reads: `v-if`, `@click`, `#slot`, and `:prop` whose value is not plain data. */
export const findDirectives = (html: string): TextFinding[] =>
  vueAttributes(html).map(({ source, ...found }) => ({
    kind: 'vue',
    severity: 'lost',
    ...found,
    text: source,
  }));

/** `onclick="…"`: the content security policy of our pages does not run it. */
export function findHandlers(html: string): TextFinding[] {
  return vueAttributesOf(html)
    .filter(({ name }) => /^on[a-z]+$/i.test(name))
    .map(({ name, source }) => ({
      kind: 'handler',
      severity: 'lost',
      what: `${name.toLowerCase()}="…"`,
      todo: "The content security policy blocks it. Move it into an island: components/Name.tsx that begins with 'use client'.",
      text: source,
    }));
}

/** `<!-- @include: … -->` in code, which VitePress replaces there too. */
export const findIncludes = (code: string): TextFinding[] =>
  [...code.matchAll(/<!--\s*@include:[^\n]*?-->/g)].map(([source]) => ({
    kind: 'syntax',
    severity: 'change',
    what: 'Includes in code blocks',
    todo: 'They are shown as text. Set `markdown.include.inCode: true`, or import the code: <<< ./file.js.',
    text: source,
  }));

/** Variables of the old theme in a page's style sheet. */
export const findVariables = (html: string): TextFinding[] =>
  /<style\b/i.test(html)
    ? [...new Set(html.match(/--vp-[\w-]+/g))].map((name) => ({
        kind: 'theme',
        severity: 'change',
        what: 'Variables of the theme, --vp-…',
        todo: 'They have other names here: /guide/custom-style/.',
        text: name,
      }))
    : [];
