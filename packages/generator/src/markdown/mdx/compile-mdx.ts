import { compile } from '@mdx-js/mdx';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { SourceMapGenerator } from 'source-map';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import { splitPage } from '../../core/frontmatter/split-page.ts';
import type { DialectName } from '../dialects/dialects.ts';
import type { SlugStyle } from '../headings/slug-styles.ts';
import { remarkUnread } from '../slips/remark-unread.ts';
import { mdxInOurs, placesInFile, problemsInFile } from './in-ours.ts';
import { partsAsFences } from './markdown-parts.ts';
import type { MdxPlaces } from './places.ts';
import { rehypeBreaks } from './rehype/rehype-breaks.ts';
import { rehypeFences } from './rehype/rehype-fences.ts';
import { rehypeFootnotes } from './rehype/rehype-footnotes.ts';
import { type MdxContent, rehypeHeadings } from './rehype/rehype-headings.ts';
import { rehypeLocks } from './rehype/rehype-locks.ts';
import { rehypePlaces } from './rehype/rehype-places.ts';
import { rehypeSources } from './rehype/rehype-sources.ts';
import { rehypeTables } from './rehype/rehype-tables.ts';
import { rehypeTags } from './rehype/rehype-tags.ts';
import { rehypeTasks } from './rehype/rehype-tasks.ts';
import { remarkLineBreaks } from './remark-line-breaks.ts';
import { remarkMarks } from './remark-marks.ts';

interface SourceMapV3 {
  version: number;
  sources: string[];
  names: string[];
  mappings: string;
}

/** An `.mdx` page as a module. */
export interface CompiledMdx {
  code: string;
  /** Leads from the code back to what the author wrote; none when that cannot be read. */
  map: SourceMapV3 | null;
}

/** What an `.mdx` page's module says of itself. */
export interface MdxData extends MdxContent {
  places: MdxPlaces;
  /** What is told of syntax that means nothing here. */
  unread: readonly Problem[];
  /** Why the page cannot be read; it has no content then. */
  problem?: Problem;
}

export interface MdxOptions {
  /** Whether the end of a line is one on the page too. @default false */
  breaks?: boolean;
  /** Whether `$…$` is a formula. @default true */
  math?: boolean;
  /** As `markdown.slug`. @default 'bifolio' */
  slug?: SlugStyle;
  /** As `markdown.dialects`. @default [] */
  dialects?: readonly DialectName[];
}

/**
 * Compiles an `.mdx` page to a module: a component as default export, and `bifolioPage` with title, headings and text. Headings
 * get the same ids as in Markdown; fences, containers, alerts, formulas and marks are left to `FENCE_COMPONENT`. A page with a syntax error becomes a module that says so,
 * since that is no reason to bundle nothing.
 */
export async function compileMdx(
  source: string,
  file: string,
  { breaks = false, math = true, slug, dialects = [] }: MdxOptions = {},
): Promise<CompiledMdx> {
  const ours = mdxInOurs(withoutFrontmatter(source), file, dialects);
  try {
    const { text: written, ...parts } = partsAsFences(ours.text);
    const compiled = await compile(
      { value: written, path: file, data: { ...parts } },
      {
        providerImportSource: 'bifolio/server',
        SourceMapGenerator,
        // A `style` attribute would break a strict content security policy.
        tableCellAlignToStyle: false,
        remarkPlugins: [
          // One tilde is a subscript, as in Markdown.
          [remarkGfm, { singleTilde: false }],
          ...(math ? [remarkMath] : []),
          remarkCjkFriendly,
          remarkUnread,
          remarkMarks,
          ...(breaks ? [remarkLineBreaks] : []),
        ],
        rehypePlugins: [
          rehypeLocks,
          rehypePlaces,
          rehypeTags,
          rehypeFootnotes,
          rehypeBreaks,
          rehypeTables,
          rehypeTasks,
          [rehypeHeadings, { slug }],
          rehypeFences,
          rehypeSources,
        ],
      },
    );
    const { title, titleId, headings, text, places, unread } = compiled.data as unknown as MdxData;
    const data = {
      ...{ title, titleId, headings, text },
      places: placesInFile(places, ours),
      unread: problemsInFile(unread, ours),
    };
    const code = `${compiled}\n${dataExport(data)}`;
    return { code, map: (compiled.map as SourceMapV3 | undefined) ?? null };
  } catch (error) {
    const places = { addresses: [], tags: [], imports: false };
    const [problem] = problemsInFile([syntaxProblem(error, ours.text)], ours);
    const data = { headings: [], text: '', places, unread: [], problem };
    return { code: `export default () => null;\n${dataExport(data)}`, map: null };
  }
}

/** No line moves. */
function withoutFrontmatter(source: string): string {
  const { body, bodyLine } = splitPage(source);
  return '\n'.repeat(bodyLine - 1) + body;
}

/** Under a name that no author gives to an import. */
const dataExport = (data: MdxData) => `export const bifolioPage = ${JSON.stringify(data)};\n`;

function syntaxProblem(error: unknown, source: string): Problem {
  const { reason, message, line, column } = error as MdxError;
  const [attributes] = /\{[.#][^{}]*\}/.exec(source.split('\n')[(line ?? 0) - 1] ?? '') ?? [];
  return {
    severity: 'error',
    code: 'mdx-syntax',
    line,
    column,
    message: `This .mdx page cannot be read: ${reason ?? message}`,
    hint: reason?.startsWith('the attribute `style`')
      ? "Write `style={{ color: 'red' }}` in .mdx and components."
      : attributes
        ? `Braces contain JavaScript in .mdx, but ${attributes} isn't: write a tag, such as <mark className="warning">, or make this a .md page.`
        : 'In .mdx a "<" or "{" in text is written &lt; or {"{"}. Pages that need no JavaScript can be plain .md.',
  };
}

interface MdxError {
  message: string;
  reason?: string;
  line?: number;
  column?: number;
}
