import type { Dialect } from '../dialect.ts';
import { withoutImports } from '../jsx/imports.ts';
import { convertJsx, linkTags, themeComponents } from '../jsx/jsx-html.ts';
import { maskCode } from '../masked-code.ts';
import { nestContainers } from '../nest-containers.ts';
import { convertDocusaurusFence } from './fences.ts';
import { convertTabs } from './tabs.ts';

/** Modules whose components are Markdown here. */
export const DOCUSAURUS_MODULES =
  /^@theme\/(?:Tabs|TabItem|Details|Admonition|CodeBlock|MDXComponents)$|^@docusaurus\/(?:Link|useBaseUrl)$/;

/** Markdown of Docusaurus: tabs, boxes and details of its theme, with their imports; links; marks of code. */
export const docusaurusDialect: Dialect = (source, { file }) => {
  if (!/<[A-Z]|^import |className=|```|~~~|\{\/\*/m.test(source)) return source;
  const { text, unmask } = maskCode(source, convertDocusaurusFence);
  const { text: markdown } = withoutImports(text, (from) => DOCUSAURUS_MODULES.test(from));
  // React reads its own attributes in .mdx.
  const plain = file.endsWith('.mdx') ? themeComponents(linkTags(markdown)) : convertJsx(markdown);
  return unmask(nestContainers(convertTabs(plain)));
};
