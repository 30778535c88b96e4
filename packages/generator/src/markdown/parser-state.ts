import type MarkdownIt from 'markdown-it';

/**
 * Something that rules of one parser share, made when it is first asked for. It is kept on the parser itself, because the theme's
 * bundle has a copy of these modules and all of them must find the same.
 */
export function parserState<T>(name: string, make: (md: MarkdownIt) => T): (md: MarkdownIt) => T {
  const key = Symbol.for(`bifolio.${name}`);
  return (md) => {
    const parser = md as MarkdownIt & Record<symbol, T | undefined>;
    parser[key] ??= make(md);
    return parser[key];
  };
}
