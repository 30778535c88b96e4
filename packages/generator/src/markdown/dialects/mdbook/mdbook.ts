import type { Dialect } from '../dialect.ts';
import { maskCode } from '../masked-code.ts';
import { type Code, convertMdbookFence } from './fences.ts';
import { codeImport, includeTarget } from './targets.ts';

/** How a book names other files, and what it does not show. */
export interface Book extends Code {
  /** Told of directives in prose that stay as they are. */
  unread?(name: string, isInCode: boolean): void;
}

export const DIRECTIVE = /(\\?)\{\{#(\w{1,40})[ \t]+([^{}\n]{1,1000}?)[ \t]*\}\}/g;

/** Markdown of mdBook: includes, playgrounds, hidden lines of Rust. */
export const mdbookDialect: Dialect = (text, page) =>
  fromMdbook(text, { find: (path) => page.find(path, 'page'), hidden: new Map() });

/** The same for a book with a config of its own. */
export function fromMdbook(body: string, book: Book): string {
  const { text, unmask } = maskCode(body, (fence) => convertMdbookFence(fence, book));
  const prose = text.replace(DIRECTIVE, (whole, escaped: string, name: string, target: string) =>
    escaped ? whole.slice(1) : (directive(name, target, book) ?? whole),
  );
  return unmask(prose.replace(/^[ \t]*\{\{#title [^}]*\}\}[ \t]*\n?/gm, ''));
}

function directive(name: string, target: string, book: Book): string | undefined {
  const found = includeTarget(target, book.find);
  if (found && name === 'include') return `<!-- @include: ${found} -->`;
  if (found && (name === 'playground' || name === 'playpen')) return codeImport('rust', found);
  if (name !== 'title') book.unread?.(name, false);
  return undefined;
}
