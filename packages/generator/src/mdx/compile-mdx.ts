import { compile } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { BifolioError, type Problem } from '../errors.ts';
import { type RenderFence, rehypeCode } from './rehype-code.ts';
import { type MdxData, rehypeHeadings } from './rehype-headings.ts';

/**
 * Compiles an `.mdx` page to a module: a component as default export, and `data` with title, headings and text. Headings
 * get the same ids and code the same colours as in Markdown. Throws a BifolioError with the position of a syntax error.
 */
export async function compileMdx(source: string, file: string, renderFence: RenderFence): Promise<string> {
  try {
    const compiled = await compile(
      { value: source, path: file },
      {
        remarkPlugins: [remarkFrontmatter, remarkGfm],
        rehypePlugins: [rehypeHeadings, [rehypeCode, renderFence]],
      },
    );
    const { title, headings, text } = compiled.data as unknown as MdxData;
    return `${compiled}\nexport const data = ${JSON.stringify({ title, headings, text })};\n`;
  } catch (error) {
    throw new BifolioError(syntaxProblem(error, file));
  }
}

function syntaxProblem(error: unknown, file: string): Problem {
  const { reason, message, line, column } = error as MdxError;
  return {
    severity: 'error',
    code: 'mdx-syntax',
    file,
    line,
    column,
    message: `This .mdx page cannot be read: ${reason ?? message}`,
    hint: 'In .mdx a "<" or "{" in text is written &lt; or {"{"}. Pages that need no JavaScript can be plain .md.',
  };
}

interface MdxError {
  message: string;
  reason?: string;
  line?: number;
  column?: number;
}
