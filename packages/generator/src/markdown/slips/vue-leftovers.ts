import type { Token } from 'markdown-it';
import type { ComponentMeta } from '../components/component-tokens.ts';
import { linesOf } from '../links/links.ts';
import type { PageState } from '../page-state.ts';
import type { Detector } from './detector.ts';
import { vueAttributes } from './vue-attributes.ts';

/** Found much sooner than attributes are read. */
const mayBeVue = /[\s](?:v-|@|:|#)[\w-]/;
/** A tag that browsers take for an element of a script's own, written as only Vue reads it: with `:props`, or closed by itself. */
const component = /<([a-z][a-z\d]*(?:-[a-z\d]+)+)(?=[\s/>])(?:[^<>"']|"[^"]*"|'[^']*')*>/g;
const style = /<style\b[^>]*\slang\s*=\s*["']?(\w+)/i;
const styleKind = /<style\b[^>]*\s(scoped|module)\b/i;

/** Vue in Markdown that reaches readers as it is written: attributes that do nothing here, components in kebab case, style sheets to compile. */
export const vueLeftovers: Detector = {
  name: 'vue_leftovers',
  look({ tokens, page }) {
    for (const token of tokens) {
      check(page, token, token);
      for (const child of token.children ?? []) check(page, child, token);
    }
  },
};

function check(page: PageState, token: Token, block: Token): void {
  const html = htmlOf(token);
  if (!html || /^\s*<script/i.test(html)) return;
  const [from, to] = linesOf(block);
  const [, language] = style.exec(html) ?? [];
  if (language && language.toLowerCase() !== 'css')
    page.reportTag({ ...uncompiled(language), tag: '<style', from, to });
  const [, kind] = styleKind.exec(html) ?? [];
  if (kind) page.reportTag({ ...(kind === 'module' ? unnamed : unscoped), tag: '<style', from, to });
  if (language || /^\s*<style/i.test(html)) return;
  for (const [tag, name = ''] of html.matchAll(component))
    if (/\/>$|\s[:@]/.test(tag)) page.reportTag({ ...kebab(name), tag: `<${name}`, from, to });
  if (!mayBeVue.test(html)) return;
  for (const { source, what, todo } of vueAttributes(html))
    page.reportTag({
      code: 'vue-attribute',
      tag: source,
      from,
      to,
      message: `The attribute ${source.split('\n', 1)[0]} has no effect here: it is Vue (${what}).`,
      hint: todo,
    });
}

/** What an author has written as HTML or as a component; what blocks have made is theirs. */
function htmlOf({ type, content, meta }: Token): string {
  if (type === 'html_block' || type === 'html_inline') return content;
  if (type !== 'component_open') return '';
  const { source = '' } = meta as ComponentMeta;
  return source.startsWith('<') ? source : '';
}

const uncompiled = (language: string) => ({
  code: 'style-language',
  message: `This stylesheet is not compiled from ${language}: browsers read it as CSS.`,
  hint: 'Write CSS, whose rules may be nested, or compile it to a file of the option `styles`.',
});

const unscoped = {
  code: 'style-kind',
  message: 'This stylesheet is not scoped: it applies to the whole page, its navigation included.',
  hint: 'Begin its selectors with a class that you give to what they are for.',
};

const unnamed = {
  code: 'style-kind',
  message: "CSS modules aren't supported here, so class names are not renamed.",
  hint: 'Write the names in `class`, or import a .module.css file in a component.',
};

const kebab = (name: string) => ({
  code: 'kebab-component',
  message: `To browsers <${name}> is an element of its own, which shows nothing unless a script defines it.`,
  hint: `Write a component in Pascal case: <${pascal(name)}>.`,
});

const pascal = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
