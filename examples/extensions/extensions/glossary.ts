import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defineSource, type Extension, escapeMarkdown } from 'bifolio';
import { contextOf, defineBlock } from 'bifolio/markdown';

const fileOf = (term: string) => `${term.toLowerCase().replaceAll(' ', '-')}.md`;

/** A page for each term of a JSON file, and links to them: `%term%`. */
export function glossary(file: string): Extension {
  const terms = { path: '', names: [] as string[] };
  function take(folder: string): void {
    const path = join(folder, 'terms.json');
    Object.assign(terms, { path, names: JSON.parse(readFileSync(path, 'utf8')) });
  }
  return {
    name: 'glossary',
    version: '1.0.0',
    options: { file },
    sources: [
      defineSource({
        watch: [file],
        *pages({ root, folder }) {
          const texts: Record<string, string> = JSON.parse(readFileSync(resolve(root, file), 'utf8'));
          mkdirSync(folder, { recursive: true });
          writeFileSync(join(folder, 'terms.json'), JSON.stringify(Object.keys(texts)));
          take(folder);
          yield { path: 'glossary/README.md', data: { title: 'Glossary' }, text: '' };
          for (const [term, text] of Object.entries(texts))
            yield { path: `glossary/${fileOf(term)}`, data: { title: term }, text: escapeMarkdown(text) };
        },
        takeKept: ({ folder }) => take(folder),
      }),
    ],
    markdown: {
      blocks: [
        defineBlock({
          name: 'glossary',
          setup(md) {
            md.inline.ruler.before('link', 'glossary', (state, silent) => {
              const [written = '', term = ''] = /^%([^%\n]+)%/.exec(state.src.slice(state.pos)) ?? [];
              if (written === '') return false;
              contextOf(state.env).dependsOn(terms.path);
              if (!terms.names.includes(term)) return false;
              if (!silent) {
                state.push('link_open', 'a', 1).attrSet('href', `/glossary/${fileOf(term)}`);
                state.push('text', '', 0).content = term;
                state.push('link_close', 'a', -1);
              }
              state.pos += written.length;
              return true;
            });
          },
        }),
      ],
    },
  };
}
