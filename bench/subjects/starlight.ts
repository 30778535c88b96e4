import { sectionsOf } from '../corpus/corpus.ts';
import { titledText } from '../corpus/titled-text.ts';
import type { Subject } from './subject.ts';

/** Starlight as `npm create astro` sets it up, with and without its search. */
export const starlight: Subject = { ...subject(false), withSearch: subject(true) };

function subject(search: boolean): Subject {
  return {
    name: 'Starlight',
    packages: ['astro@7.3.5', '@astrojs/starlight@0.42.4'],
    versionOf: '@astrojs/starlight',
    content: 'src/content/docs',
    text: titledText,
    files: 'public',
    output: 'dist',
    caches: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
    config(corpus) {
      const sidebar = sectionsOf(corpus).map(({ title, pages }) => ({
        label: title,
        collapsed: true,
        items: pages.map((page) => ({ label: page.title, link: `${page.path}/` })),
      }));
      const options = JSON.stringify({ title: 'Bench', pagefind: search, sidebar });
      return {
        'astro.config.mjs': `import starlight from '@astrojs/starlight';

export default { telemetry: false, integrations: [starlight(${options})] };
`,
        'src/content.config.ts': `import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
      };
    },
    build: ['astro', 'build'],
    dev: (port) => ['astro', 'dev', '--port', String(port)],
    address: ({ path }) => `${path}/`,
  };
}
