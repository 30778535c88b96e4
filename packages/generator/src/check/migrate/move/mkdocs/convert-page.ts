import { posix } from 'node:path';
import { convertSnippet, type FindSnippet } from '../../../../markdown/dialects/mkdocs/fences.ts';
import { fromMkdocs } from '../../../../markdown/dialects/mkdocs/mkdocs.ts';
import { pageLines } from '../../../../markdown/dialects/page-lines.ts';
import type { Left } from '../old-site.ts';
import { convertLinks, type FindFile } from './links.ts';

/** What the text of a page is changed with. */
export interface PageContext {
  /** The page's file, relative to the site. */
  file: string;
  /** Its folder among the pages. */
  folder: string;
  address: string;
  findFile: FindFile;
  /** A path from the folder that the config lies in, as this page has to name it. */
  findSnippet: FindSnippet;
  /** Whether `{{ … }}` and `{% … %}` are computed by a plugin. */
  hasMacros: boolean;
  /** Line of the file on which the body begins. */
  bodyLine: number;
}

/** The body of a page of MkDocs as Markdown of ours, and what no rule could change. */
export function convertMkdocsPage(body: string, page: PageContext): { body: string; left: Left[] } {
  return {
    body: fromMkdocs(body, page.findSnippet, (line) => convertLinks(line, page)),
    left: leftovers(body, page),
  };
}

const SIGNS: readonly {
  pattern: RegExp;
  what: string;
  todo: string;
  isCode?: true;
  severity: Left['severity'];
}[] = [
  {
    pattern: /(?:#|\/\/|<!--|--|\/\*|;)\s*\(\d+\)!?\s*(?:-->|\*\/)?\s*$/,
    isCode: true,
    severity: 'warning',
    what: 'Annotations of code, `# (1)!`',
    todo: 'The notes are the list below the code; remove the marks, or write the notes as comments.',
  },
  {
    pattern: /^ *::: +[\w.]+(?:\.[\w.]+)+ *$/,
    severity: 'error',
    what: 'Pages of mkdocstrings, `::: package.module`',
    todo: 'Write the pages with a source of data, or with another generator of API pages.',
  },
  {
    pattern: /\{(?:\+\+|--|~~|>>)/,
    severity: 'warning',
    what: 'Critic marks, `{++ … ++}`',
    todo: 'Accept or refuse the changes.',
  },
  {
    pattern: /^\s*-+8<-+/,
    severity: 'error',
    what: 'A snippet that was not found, `--8<--`',
    todo: 'Write `<!-- @include: ./file.md -->`, or `@[code](./file.py)` for code.',
  },
];

function leftovers(body: string, { file, bodyLine, hasMacros, findSnippet }: PageContext): Left[] {
  const lines = pageLines(body);
  return lines.flatMap(({ text, isCode }, index): Left[] => {
    const place = { file, line: bodyLine + index };
    if (convertSnippet(text, findSnippet) !== text) return [];
    const found = SIGNS.filter(
      ({ pattern, isCode: inCode = false }) => inCode === isCode && pattern.test(text),
    );
    const macro = hasMacros && !isCode && /\{\{[^{}]*\}\}|\{%[^{}]*%\}/.test(text.replace(/`[^`]*`/g, ''));
    return [
      ...found.map(({ severity, what, todo }) => ({ severity, what, todo, ...place })),
      ...(macro ? [{ ...MACRO, ...place }] : []),
    ];
  });
}

const MACRO: Pick<Left, 'severity' | 'what' | 'todo'> = {
  severity: 'error',
  what: 'Macros, `{{ … }}`',
  todo: 'Write their result, or use an .mdx page.',
};

/** The path to a file from a page. */
export const pathFrom = (folder: string, target: string): string => {
  const path = posix.relative(folder || '.', target);
  return path.startsWith('.') ? path : `./${path}`;
};
