import type { Dialect } from './dialect.ts';
import { docusaurusDialect } from './docusaurus/docusaurus.ts';
import { gitbookDialect } from './gitbook/gitbook.ts';
import { hexoDialect } from './hexo/hexo.ts';
import { hugoDialect } from './hugo/hugo.ts';
import { mdbookDialect } from './mdbook/mdbook.ts';
import { mkdocsDialect } from './mkdocs/mkdocs.ts';
import { starlightDialect } from './starlight/starlight.ts';

const dialects = {
  mkdocs: mkdocsDialect,
  mdbook: mdbookDialect,
  gitbook: gitbookDialect,
  hexo: hexoDialect,
  hugo: hugoDialect,
  docusaurus: docusaurusDialect,
  starlight: starlightDialect,
} as const satisfies Record<string, Dialect>;

/** A generator whose Markdown can be read as it is written. */
export type DialectName = keyof typeof dialects;

/** Those whose pages are MDX. */
export const mdxDialects = (names: readonly DialectName[]): DialectName[] =>
  names.filter((name) => name === 'docusaurus' || name === 'starlight');

export const DIALECT_NAMES = Object.keys(dialects) as [DialectName, ...DialectName[]];

/** Reads all of these, in this order. */
export const inDialects =
  (names: readonly DialectName[]): Dialect =>
  (text, page) =>
    names.reduce((read, name) => dialects[name](read, page), text);
