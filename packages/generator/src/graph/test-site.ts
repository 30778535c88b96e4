import type { Page } from '../content/page.ts';
import { readableName } from '../content/readable-name.ts';
import { fileRoute, localeOfFile } from '../routing/page-route.ts';
import type { ThemeLocale } from '../theme-contract.ts';
import type { GraphConfig } from './page-graph.ts';
import { createPageGraph } from './page-graph.ts';

const locales = [
  { path: '/', lang: 'zh-CN', label: '简体中文', title: '手册', description: '', dir: 'zh' },
  { path: '/en/', lang: 'en-US', label: 'English', title: 'Handbook', description: '', dir: 'en' },
];

/** For tests: a page as a scan would make it. */
export function testPage(file: string, rest: Partial<Page> = {}): Page {
  const locale = localeOfFile(file, locales);
  if (!locale) throw new Error(`${file} lies in no locale`);
  return {
    file,
    kind: 'md',
    locale: locale.path,
    route: fileRoute(file, locale),
    title: readableName(file.slice(locale.dir.length)) ?? locale.title,
    description: '',
    draft: false,
    frontmatter: {},
    ...rest,
  };
}

/** For tests: the graph of a bilingual site with the given theme options by locale path. */
export function testGraph(
  pages: readonly Page[],
  options: Record<string, Omit<ThemeLocale, 'options'>> = {},
) {
  const config: GraphConfig = {
    base: '/docs/',
    hostname: 'https://example.org',
    locales,
    file: '/site/bifolio.config.ts',
    theme: {
      name: 'test',
      server: '/theme.tsx',
      styles: {},
      headScript: '',
      locale: (path) => ({ ...options[path], options: {} }),
    },
  };
  return createPageGraph({ config, pages, git: new Map() });
}
