import { sectionsOf } from '../corpus/corpus.ts';
import type { Subject } from './subject.ts';

/** Rspress with its default theme, without search. */
export const rspress: Subject = {
  name: 'Rspress',
  packages: ['@rspress/core@2.0.22'],
  overrides: {
    'mdast-util-to-markdown-cjk-friendly': '^1.0.0',
    'mdast-util-to-markdown-cjk-friendly-gfm-strikethrough': '^1.0.0',
  },
  versionOf: '@rspress/core',
  content: 'docs',
  files: 'docs/public',
  output: 'doc_build',
  caches: ['doc_build', 'node_modules/.cache', 'node_modules/.rspress'],
  config(corpus) {
    const sidebar = sectionsOf(corpus).map(({ title, pages }) => ({
      text: title,
      collapsed: true,
      items: pages.map((page) => ({ text: page.title, link: page.path })),
    }));
    const config = {
      root: 'docs',
      title: 'Bench',
      search: false,
      themeConfig: { sidebar: { '/': sidebar } },
    };
    return { 'rspress.config.mjs': `export default ${JSON.stringify(config)};\n` };
  },
  build: ['rspress', 'build'],
  dev: (port) => ['rspress', 'dev', '--port', String(port)],
  address: ({ path }) => `${path}.html`,
};
