import type { OldSite } from '../old-site.ts';

/** A value as people write it in TypeScript. */
export function sourceOf(value: unknown, indent = ''): string {
  const deeper = `${indent}  `;
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    const parts = value.map((one) => sourceOf(one, deeper));
    const line = `[${parts.join(', ')}]`;
    if (!line.includes('\n') && line.length + indent.length < 90) return line;
    return `[\n${parts.map((part) => `${deeper}${part},\n`).join('')}${indent}]`;
  }
  if (typeof value === 'object' && value !== null) return objectSource(value, indent);
  return JSON.stringify(value) ?? 'undefined';
}

function objectSource(value: object, indent: string): string {
  const deeper = `${indent}  `;
  const parts = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .map(([key, one]) => `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key)}: ${sourceOf(one, deeper)}`);
  if (parts.length === 0) return '{}';
  const line = `{ ${parts.join(', ')} }`;
  if (!line.includes('\n') && line.length + indent.length < 90) return line;
  return `{\n${parts.map((part) => `${deeper}${part},\n`).join('')}${indent}}`;
}

const quoted = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** `bifolio.config.ts` of a moved site. */
export function configText(site: OldSite): string {
  const { source, config, redirects } = site;
  const hasRedirects = Object.keys(redirects).length > 0;
  const theme = {
    ...site.theme,
    ...(site.navbar.length > 0 && { navbar: site.navbar }),
  };
  const markdown = markdownOptions(site);
  const options = {
    ...config,
    ...(source !== '.' && { source }),
    ...(site.public !== 'public' && { public: site.public }),
    ...(Object.keys(markdown).length > 0 && { markdown }),
  };
  const lines = Object.entries(options)
    .filter(([, value]) => value !== undefined && !isEmptyList(value))
    .map(([key, value]) => `  ${key}: ${sourceOf(value, '  ')},\n`);
  const inTheme = Object.entries(theme).map(([key, value]) => `    ${key}: ${sourceOf(value, '    ')},\n`);
  const hasSidebar = Object.keys(site.sidebars).length > 0;
  if (hasSidebar) inTheme.push('    sidebar,\n');
  return [
    "import { theme } from '@bifolio/theme';\n",
    "import { defineConfig } from 'bifolio';\n",
    hasRedirects ? "import { redirects } from './redirects.ts';\n" : '',
    hasSidebar ? "import { sidebar } from './sidebar.ts';\n" : '',
    '\nexport default defineConfig({\n',
    ...lines,
    hasRedirects ? '  redirects,\n' : '',
    inTheme.length > 0 ? `  theme: theme({\n${inTheme.join('')}  }),\n` : '',
    '});\n',
  ].join('');
}

const markdownOptions = ({ slug, hasEmoji = true, markdown }: OldSite) => ({
  ...(slug !== 'bifolio' && { slug }),
  ...(!hasEmoji && { emoji: false }),
  ...markdown,
});

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** `sidebar.ts` of a moved site. */
export const sidebarText = (sidebars: OldSite['sidebars']): string =>
  `/** The navigation of the site, as it was. */\nexport const sidebar = ${sourceOf(sidebars)};\n`;

/** `redirects.ts` of a moved site. */
export const redirectsText = (redirects: Readonly<Record<string, string>>): string =>
  `/** Old paths, and the pages that they lead to. */\nexport const redirects = ${sourceOf(redirects)};\n`;
