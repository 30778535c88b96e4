import { isAbsolute } from 'node:path';
import type { Token } from 'markdown-it';
import type { BlockContext } from '../core/contracts/block.ts';
import type { MarkdownEnvironment, PageImage, PageLink, ResolvedImage } from '../core/contracts/markdown.ts';
import type { Heading } from '../core/contracts/page.ts';
import type { Problem } from '../core/errors/bifolio-error.ts';
import { relativePath } from '../core/files/relative-path.ts';
import { noNeeds } from '../core/needs/merge-needs.ts';
import { sourceProblem } from '../core/needs/source-problem.ts';
import type { BorrowedNeeds, Needs } from '../core/needs/types.ts';
import { type ReaderText, readerText } from '../core/text/reader-text.ts';
import type { SourceMap } from './include/source-map.ts';

/** What one page gathers while its Markdown is parsed and rendered; rules find it as `env.block`. */
export interface PageState extends BlockContext {
  environment: MarkdownEnvironment;
  /** What is written for readers. */
  text: ReaderText;
  source: SourceMap;
  title?: string;
  titleId?: string;
  /** The inline token of the heading that became the title. */
  heading?: Token;
  headings: Heading[];
  links: PageLink[];
  images: PageImage[];
  /** Answers to `resolveImage` by address, filled in between parsing and rendering. */
  resolvedImages: Map<string, ResolvedImage>;
  /** Images that components show, to be filled in with those answers. */
  pictures: { picture: ResolvedImage; key: string }[];
  /** Lines above a part of the page that is being parsed by itself: its rules count from its own first line. */
  linesAbove: number;
  /** Line of the block whose text is being parsed, counted from 1: where problems of inline rules are. */
  currentLine: number;
  /** Whether an image has been rendered: those after the first load lazily. */
  firstImageRendered: boolean;
  /** What the page depends on beside the files it includes. */
  dependencies: Set<string>;
  /** Those among them that only code on the page imports. */
  imported: Set<string>;
  /** Code on the page imports a file, which does not show it. */
  imports(file: string): void;
  /** What stands before the mark, with what it needs; see `markExcerpt`. */
  excerpt?: { html: string } & BorrowedNeeds;
  islands: Set<string>;
  styles: Set<string>;
  /** Of the pieces of the page, in order. */
  needs: Needs[];
  anchors: string[];
  problems: Problem[];
  /** Whether a later build may make something else of the same. */
  isVolatile: boolean;
  /** Warn about a tag with its line and column. */
  reportTag(problem: TagProblem): void;
  /** Steps left for look-ahead that may fail; keeps hostile pages linear. Takes `steps` and tells whether any were left. */
  spend(steps: number): boolean;
  /** Last index of `needle` in the text being parsed, searched once per needle. */
  lastIndexOf(text: string, needle: string): number;
}

/** Something about a tag that stands somewhere in lines `from` to `to`, counted from 1 in the parsed text. */
interface TagProblem extends Pick<Problem, 'code' | 'message' | 'hint'> {
  tag: string;
  from: number;
  to: number;
}

/** The `env` of markdown-it's rules. */
export interface RuleEnvironment {
  block: PageState;
}

/** The page a rule is working on. markdown-it hands `env` on untyped. */
export const pageOf = (env: unknown): PageState => (env as RuleEnvironment).block;

/**
 * What a block may ask of the page that its rule works on, given the rule's `env`.
 * @example
 * ```ts
 * import { contextOf, defineBlock } from 'bifolio/markdown';
 * import { renderWith } from 'bifolio/testing';
 *
 * const plain = defineBlock({
 *   name: 'plain',
 *   setup(md) {
 *     md.core.ruler.push('plain', ({ env, tokens }) => {
 *       if (tokens.some(({ type }) => type === 'table_open'))
 *         contextOf(env).report({
 *           severity: 'warning',
 *           code: 'plain/table',
 *           message: 'Tables are hard to read aloud.',
 *           line: 1,
 *         });
 *     });
 *   },
 * });
 * const { problems } = await renderWith({}, [plain])('| Tea |\n| --- |\n| Hot |');
 * problems[0]?.code; // 'plain/table'
 * ```
 */
export const contextOf = (env: unknown): BlockContext => pageOf(env);

const lookAheadSteps = 20_000_000;
/** Tags that are reported one by one; whoever has more has read enough. */
const mostTagProblems = 100;

/** Makes the state of a page that is about to be parsed. */
export function createPageState(environment: MarkdownEnvironment, source: SourceMap): PageState {
  const styles = new Set<string>();
  const problems: Problem[] = [];
  const page: PageState = {
    environment,
    source,
    lang: environment.lang,
    text: environment.text ?? readerText,
    headings: [],
    links: [],
    images: [],
    resolvedImages: new Map(),
    pictures: [],
    linesAbove: 0,
    currentLine: 1,
    firstImageRendered: false,
    islands: new Set(),
    styles,
    needs: [],
    anchors: [],
    problems,
    isVolatile: false,
    style: (name) => styles.add(name),
    need(sources) {
      const problem = sourceProblem(sources);
      if (problem) page.report(problem);
      else page.needs.push({ ...noNeeds, sources });
    },
    report: ({ line, ...problem }) =>
      problems.push({
        ...problem,
        ...source.place(line === undefined ? page.currentLine : line + page.linesAbove),
      }),
    reportTag: tagReporter(source, problems),
    ...createDependencies(environment.sourceDir),
    ...createLookAhead(),
  };
  return page;
}

function createDependencies(sourceDir: string) {
  const dependencies = new Set<string>();
  const imported = new Set<string>();
  const nameOf = (file: string) => (isAbsolute(file) ? relativePath(sourceDir, file) : file);
  return {
    dependencies,
    imported,
    dependsOn(file: string) {
      imported.delete(nameOf(file));
      dependencies.add(nameOf(file));
    },
    imports(file: string) {
      if (!dependencies.has(nameOf(file))) imported.add(nameOf(file));
      dependencies.add(nameOf(file));
    },
  };
}

function tagReporter(source: SourceMap, problems: Problem[]): PageState['reportTag'] {
  let count = 0;
  return ({ tag, from, to, ...problem }) => {
    count += 1;
    if (count > mostTagProblems) return;
    const place = source.find(tag.split('\n', 1)[0] ?? '', from, to);
    problems.push({ severity: 'warning', ...problem, ...place });
  };
}

function createLookAhead(): Pick<PageState, 'spend' | 'lastIndexOf'> {
  let steps = lookAheadSteps;
  const lastIndices = new Map<string, number>();
  return {
    spend(count) {
      steps -= count;
      return steps > 0;
    },
    lastIndexOf(text, needle) {
      const known = lastIndices.get(needle);
      if (known !== undefined) return known;
      const index = text.lastIndexOf(needle);
      lastIndices.set(needle, index);
      return index;
    },
  };
}

/** A file of an installed package, on which the page depends from then on. */
export function dependOnInstalled(page: PageState, file: string): string | undefined {
  const path = page.environment.findInstalled?.(file);
  if (path) page.dependsOn(path);
  return path;
}
