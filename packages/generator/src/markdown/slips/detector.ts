import type MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import { type PageState, pageOf } from '../page-state.ts';

/** A page as its author wrote it, when all of it has been parsed. */
export interface ParsedPage {
  md: MarkdownIt;
  tokens: readonly Token[];
  src: string;
  page: PageState;
}

/** Looks for one kind of mistake on a page, and reports it. It changes nothing. */
export interface Detector {
  /** Of its rule in markdown-it, in snake case. */
  name: string;
  look(parsed: ParsedPage): void;
}

/** Has detectors look at each page, in this order, after the rules that are there already. */
export function detect(md: MarkdownIt, detectors: readonly Detector[]): void {
  for (const { name, look } of detectors)
    md.core.ruler.push(name, ({ tokens, src, env }) => look({ md, tokens, src, page: pageOf(env) }));
}
