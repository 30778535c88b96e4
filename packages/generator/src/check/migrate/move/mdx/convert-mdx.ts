import { convertTags, type TagRule, type TagRules } from '../../../../markdown/dialects/jsx/convert-tags.ts';
import { type ImportedModule, withoutImports } from '../../../../markdown/dialects/jsx/imports.ts';
import { convertJsx } from '../../../../markdown/dialects/jsx/jsx-html.ts';
import { nestContainers } from '../../../../markdown/dialects/nest-containers.ts';
import type { ChangedPage } from '../form/mover.ts';
import { HTML_LISTS } from './html-lists.ts';
import { ownComponents } from './own-components.ts';

interface MdxRules {
  tags: TagRules;
  /** Modules whose components have rules. */
  known: RegExp;
  /** The file of an imported page, as an include names it. */
  include?(from: string, page: ChangedPage): string | undefined;
  /** The text of an imported module of the site. */
  module?(from: string, page: ChangedPage): string | undefined;
}

/** A page of MDX, whose code stands aside, as Markdown. JavaScript is told, and shows as text. */
export function convertMdx(text: string, rules: MdxRules, page: ChangedPage): string {
  const { text: markdown, modules } = withoutImports(text);
  const own = importedComponents(modules, rules, page);
  const others = modules.filter(({ names }) => names === '' || !namesIn(names).every((name) => name in own));
  const included = others.reduce((rest, module) => withInclude(rest, module, rules, page), markdown);
  const named = new Set<string>();
  const converted = convertTags(included, { ...HTML_LISTS, ...own, ...rules.tags }, (name, open) => {
    if (!named.has(name)) page.left({ ...unknownTag(name), at: open });
    named.add(name);
  });
  const html = plainBraces(convertJsx(converted));
  const script = SCRIPT.exec(html.replace(NO_SCRIPT, ''))?.[0];
  if (script) page.left({ ...SCRIPT_LEFT, at: script });
  return nestContainers(withBlankLines(html).replace(/\n(?:[ \t]*\n){2,}/g, '\n\n'));
}

/** Components of the site that only put their values into JSX, which may have components of the theme. */
function importedComponents(
  modules: readonly ImportedModule[],
  rules: MdxRules,
  page: ChangedPage,
): TagRules {
  const found = modules.flatMap(({ names, from }) => {
    const components = ownComponents(rules.module?.(from, page) ?? '');
    return Object.entries(components).filter(([name]) => namesIn(names).includes(name));
  });
  const inside = (written: string | undefined) => {
    const unknown: string[] = [];
    const converted = written && convertTags(written, rules.tags, (name) => unknown.push(name));
    return unknown.length > 0 ? undefined : converted;
  };
  return Object.fromEntries(
    found.map(([name, rule]): [string, TagRule] => [name, (...tag) => inside(rule(...tag))]),
  );
}

const namesIn = (names: string): string[] => names.split(/[\s,{}]+/).filter(Boolean);

/** In MDX, Markdown may begin on the line below a tag; here, that line would be part of its HTML. */
const withBlankLines = (text: string): string =>
  text.replace(
    /^([ \t]*<\/?[\w.-]+(?:\s[^<>\n]*)?\/?>)[ \t]*\n(?=[ \t]{0,3}(?:#{1,6} |[-*+] |\d+[.)] |> ))/gm,
    '$1\n\n',
  );

function withInclude(
  text: string,
  { names, from }: ImportedModule,
  rules: MdxRules,
  page: ChangedPage,
): string {
  if (rules.known.test(from) || names === '' || /^react$|\.(?:css|png|jpe?g|svg|webp|gif)$/.test(from))
    return text;
  const path = /\.mdx?$/.test(from) && /^\w+$/.test(names) ? rules.include?.(from, page) : undefined;
  if (path) return text.replace(new RegExp(`<${names}\\b[^<>]*/>`, 'g'), `<!-- @include: ${path} -->`);
  if (isTag(text, names)) return text;
  page.left({
    severity: 'error',
    what: `Imports of "${from}"`,
    todo: 'Write the component as components/Name.tsx, or replace it with Markdown.',
    at: from,
  });
  return text;
}

/** Components are told where they stand. */
const isTag = (text: string, names: string) =>
  namesIn(names).some((name) => /^[A-Z]/.test(name) && text.includes(`<${name}`));

const unknownTag = (name: string) =>
  ({
    severity: 'error',
    what: `The component <${name}>`,
    todo: `Write it for React as components/${name.split('.').join('')}.tsx, or replace it with Markdown.`,
  }) as const;

/** Texts in braces are texts. */
const plainBraces = (text: string): string =>
  text.replace(/\{\s*(['"`])([^'"`{}\n]*)\1\s*\}/g, '$2').replace(/\\([{}])/g, '$1');

/** Braces hold JavaScript, where they are no attributes, formulas or comments. */
const SCRIPT = /^export .*|(?<!\\)\{[^{}\n]*\}|=\{/m;
const NO_SCRIPT = /\{[#.:%][^{}]*\}|\$\$[\s\S]*?\$\$|\$[^$\n]*\$|<!--[\s\S]*?-->|^(?:#+ .*|:::.*)$/gm;

const SCRIPT_LEFT = {
  severity: 'error',
  what: 'JavaScript in a page, `{ … }` or `export`',
  todo: 'It shows as text: write its result, or a component.',
} as const;
