import type { Token } from 'markdown-it';
import type { Block, MarkdownEnvironment, MarkdownResult } from '../core/contracts/markdown.ts';
import { escapeHtml } from '../core/html/escape-html.ts';
import { mergeNeeds } from '../core/needs/merge-needs.ts';
import { settle } from './blocks/settle.ts';
import { type Prepare, preparerOf } from './components/component-props.ts';
import { fewProblems } from './few-problems.ts';
import { expandIncludes } from './include/include.ts';
import type { MarkdownOptions } from './options.ts';
import { createPageState, type PageState } from './page-state.ts';
import { createParser } from './parser.ts';
import { plainPageText } from './tokens/plain-text.ts';
import type { TypeSource } from './twoslash/types/type-source.ts';

/** Turns Markdown into HTML. Made once for many pages. */
export interface Markdown {
  /** Never throws for what the source holds: what cannot be understood stays text and is among `problems`. */
  render(source: string, environment: MarkdownEnvironment): Promise<MarkdownResult>;
  /** What blocks change of the props of components of this name; `undefined` for nothing. */
  preparerOf(name: string): Prepare | undefined;
}

/**
 * Makes a renderer. `blocks` are installed in this order, after the core's own syntax. `types` is asked for the types of
 * code; without it blocks have none.
 */
export function createMarkdown(
  options: MarkdownOptions,
  blocks: readonly Block[] = [],
  types?: TypeSource,
): Markdown {
  const md = createParser(options, blocks, types);
  return {
    preparerOf: (name) => preparerOf(md, name),
    async render(source, environment) {
      const expanded = expandIncludes(source.toWellFormed(), environment, options);
      const page = createPageState(environment, expanded.source);
      for (const file of expanded.dependencies) page.dependsOn(file);
      page.problems.push(...expanded.problems);
      page.links.push(...expanded.links);
      // Footnotes of a part have ids of their own.
      const env = { block: page, ...(environment.part && { docId: `part-${environment.part.index}` }) };
      const tokens = surviving(page, () => md.parse(expanded.source.text, env));
      const heading = page.heading ? [page.heading] : [];
      await settle(md, page, [...heading, ...(tokens ?? [])]);
      const render = (list: Token[]) => surviving(page, () => md.renderer.render(list, md.options, env));
      const titleHtml = heading.length > 0 ? render(heading) : undefined;
      const html = tokens && render(tokens);
      return { ...toResult(page, tokens ?? [], html), ...(titleHtml && { titleHtml }) };
    },
  };
}

function toResult(page: PageState, tokens: readonly Token[], html: string | undefined): MarkdownResult {
  const {
    title,
    titleId,
    excerpt,
    headings,
    links,
    images,
    islands,
    styles,
    needs,
    anchors,
    problems,
    source,
    dependencies,
    imported,
    isVolatile,
  } = page;
  return {
    html: html ?? `<pre>${escapeHtml(source.text)}</pre>\n`,
    ...(title !== undefined && { title, titleId }),
    ...(html !== undefined && excerpt && excerptOf(excerpt)),
    headings,
    links,
    images,
    islands: [...islands],
    styles: [...styles],
    needs: mergeNeeds(needs),
    anchors: [...new Set(anchors)],
    text: html === undefined ? source.text : plainPageText(tokens),
    dependencies: [...dependencies],
    imported: [...imported],
    problems: fewProblems(problems),
    ...(isVolatile && { volatile: true }),
  };
}

function excerptOf({ html, ...excerptNeeds }: NonNullable<PageState['excerpt']>) {
  return { excerpt: html, excerptNeeds };
}

/** A page that overflows the stack in spite of all limits is shown as plain text instead of ending the build. */
function surviving<T>(page: PageState, step: () => T): T | undefined {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    page.report({
      severity: 'error',
      code: 'page-too-complex',
      message: `This page is too large or too deeply nested to render (${error.message}), so it is shown as plain text.`,
      hint: 'Split the page.',
    });
    return undefined;
  }
}
