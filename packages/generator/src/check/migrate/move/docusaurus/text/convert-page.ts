import { DOCUSAURUS_MODULES } from '../../../../../markdown/dialects/docusaurus/docusaurus.ts';
import { convertDocusaurusFence } from '../../../../../markdown/dialects/docusaurus/fences.ts';
import { convertTabs } from '../../../../../markdown/dialects/docusaurus/tabs.ts';
import { type ImportedModule, withoutImports } from '../../../../../markdown/dialects/jsx/imports.ts';
import { convertJsx } from '../../../../../markdown/dialects/jsx/jsx-html.ts';
import { maskCode } from '../../../../../markdown/dialects/masked-code.ts';
import { nestContainers } from '../../../../../markdown/dialects/nest-containers.ts';
import type { Left } from '../../old-site.ts';

interface PageContext {
  file: string;
  bodyLine: number;
  /** The address of a page that a link names by its address, from here. */
  findPage(href: string): string | undefined;
}

/** The body of a page, and what of it needs a person. */
export interface ConvertedPage {
  body: string;
  /** Whether it holds JavaScript still: then it stays `.mdx`. */
  isMdx: boolean;
  left: Left[];
}

/** A page of Docusaurus, which is MDX, as Markdown of ours. */
export function convertDocusaurusPage(source: string, page: PageContext): ConvertedPage {
  const { text, unmask } = maskCode(source, convertDocusaurusFence);
  const left: Left[] = [];
  const { text: markdown, modules: all } = withoutImports(text);
  const modules = all.filter(({ names, from }) => names !== '' && !isTheme(from) && from !== 'react');
  const included = withIncludes(markdown, modules);
  const converted = nestContainers(convertTabs(convertJsx(convertLinks(included, page))));
  for (const one of modules.filter(({ from }) => !PAGE.test(from))) left.push(moduleLeft(one, source, page));
  left.push(...leftTags(converted, source, page));
  const isMdx = SCRIPT.test(converted.replace(NO_SCRIPT, ''));
  if (isMdx) left.push(expressionLeft(converted, page));
  return { body: unmask(converted), isMdx, left };
}

/** Braces hold JavaScript, where they are no attributes, formulas or comments. */
const SCRIPT = /^export |(?<!\\)\{[^{}\n]*\}|=\{/m;
const NO_SCRIPT = /\{[#.:][^{}]*\}|\$\$[\s\S]*?\$\$|\$[^$\n]*\$|<!--[\s\S]*?-->/g;

/** Modules whose components are Markdown here. */
const isTheme = (from: string) => DOCUSAURUS_MODULES.test(from) || from.endsWith('.css');

const PAGE = /\.mdx?$/;

/** `<Part />` of an imported page is an include. */
const withIncludes = (text: string, modules: readonly ImportedModule[]): string =>
  modules
    .filter(({ names, from }) => PAGE.test(from) && /^\w+$/.test(names))
    .reduce((rest, { names, from }) => {
      const path = from.replace(/^@site\/docs\//, '/').replace(/^(?![./])/, './');
      return rest.replace(new RegExp(`<${names}\\b[^<>]*/>`, 'g'), `<!-- @include: ${path} -->`);
    }, text);

function moduleLeft({ from }: ImportedModule, source: string, { file, bodyLine }: PageContext): Left {
  return {
    severity: 'error',
    what: `Imports of "${from}"`,
    todo: 'Write the component as components/Name.tsx, or replace it with Markdown.',
    file,
    line: bodyLine + lineOf(source, from),
  };
}

const lineOf = (source: string, text: string) =>
  source.slice(0, Math.max(source.indexOf(text), 0)).split('\n').length - 1;

/** Components that stand in the text still, each name once a page. */
function leftTags(text: string, source: string, { file, bodyLine }: PageContext): Left[] {
  const names = new Set([...text.matchAll(/<([A-Z][\w.]*)/g)].map(([, name = '']) => name));
  return [...names].map((name) => ({
    severity: 'error',
    what: `The component <${name}>`,
    todo: `Write it for React as components/${name}.tsx.`,
    file,
    line: bodyLine + lineOf(source, `<${name}`),
  }));
}

const expressionLeft = (text: string, { file, bodyLine }: PageContext): Left => ({
  severity: 'warning',
  what: 'JavaScript in a page, `{ … }` or `export`, which stays .mdx',
  todo: 'Look whether it still does what it did.',
  file,
  line:
    bodyLine +
    Math.max(
      text.split('\n').findIndex((line) => /\{[^{}]*[({.=]|^export /.test(line)),
      0,
    ),
});

const LINK = /(\]\()([^\s()#?]*)([#?][^\s()]*)?(?=[)\s])/g;

/** Links to pages by their addresses, which were read from the page's own. */
const convertLinks = (text: string, { findPage }: PageContext): string =>
  text
    .replace(LINK, (whole, before: string, href: string, after = '') => {
      const found = href && findPage(href);
      return found ? before + found + after : whole;
    })
    .replace(/(\s(?:href|to|src)=["'])(?!#)([^"'#?]*)/g, (whole, before: string, href: string) => {
      const found = href && findPage(href);
      return found ? before + found : whole;
    });
