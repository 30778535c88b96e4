import { sectionsOf } from '../corpus/corpus.ts';
import type { Subject } from './subject.ts';

/** This project. */
export const bifolio: Subject = { ...subject(false), withSearch: subject(true) };

function subject(search: boolean): Subject {
  return {
    name: 'Bifolio',
    packages: [],
    versionOf: 'bifolio',
    content: 'docs',
    files: 'public',
    output: 'dist',
    caches: ['dist', '.bifolio'],
    config(corpus) {
      const sidebar = sectionsOf(corpus).map(({ title, pages }) => ({
        text: title,
        collapsed: true,
        items: pages.map((page) => ({ text: page.title, link: `${page.path}/` })),
      }));
      return {
        // Node takes 110 MiB more to read 100,000 entries as a part of a script, and keeps them.
        'sidebar.json': JSON.stringify(sidebar),
        'bifolio.config.js': `import { theme } from '@bifolio/theme';
import sidebar from './sidebar.json' with { type: 'json' };

export default { title: 'Bench', source: 'docs', git: false, search: ${search ? '{}' : false}, theme: theme({ sidebar: { '/': sidebar } }) };
`,
      };
    },
    build: ['bifolio', 'build'],
    dev: (port) => ['bifolio', 'dev', '--port', String(port)],
    address: ({ path }) => `${path}/`,
  };
}
