import { sectionsOf } from '../corpus/corpus.ts';
import type { Subject } from './subject.ts';

/** VitePress with its default theme, without search. */
export const vitepress: Subject = {
  name: 'VitePress',
  packages: ['vitepress@1.6.4'],
  versionOf: 'vitepress',
  content: 'docs',
  files: 'docs/public',
  output: 'docs/.vitepress/dist',
  caches: ['docs/.vitepress/cache', 'docs/.vitepress/dist'],
  config(corpus) {
    const sidebar = sectionsOf(corpus).map(({ title, pages }) => ({
      text: title,
      collapsed: true,
      items: pages.map((page) => ({ text: page.title, link: page.path })),
    }));
    const config = { title: 'Bench', themeConfig: { sidebar } };
    return { 'docs/.vitepress/config.mjs': `export default ${JSON.stringify(config)};\n` };
  },
  build: ['vitepress', 'build', 'docs'],
  dev: (port) => ['vitepress', 'dev', 'docs', '--port', String(port)],
  address: ({ path }) => `${path}.html`,
};
