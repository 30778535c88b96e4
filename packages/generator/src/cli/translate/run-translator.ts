import { BifolioError } from '../../core/errors/bifolio-error.ts';
import { runProgram } from '../../core/programs/run-program.ts';

/** What a program of the author reads on its standard input, as JSON, for each page. */
export interface TranslatorInput {
  /** Source file, relative to the folder of the pages. */
  page: string;
  /** Language tags. */
  from: string;
  to: string;
  /** Headings of the page that are in step, in both languages. */
  terms: readonly [string, string][];
  blocks: readonly {
    id: string;
    state: string;
    kind: string;
    source: string;
    /** The source that `translation` was made of, if Git has it. */
    before?: string;
    translation?: string;
  }[];
}

/** Has a program translate the blocks of a page. It answers with `{ "blocks": [{ "id", "text" }] }`; texts come by id. */
export async function runTranslator(
  command: string,
  input: TranslatorInput,
  cwd: string,
): Promise<Map<string, string>> {
  const { code, text, fault } = await runProgram(command, input, cwd);
  if (code !== 0) throw failed(input.page, `ended with exit code ${code}`, fault.trim().split('\n').at(-1));
  return (
    answersIn(text) ??
    Promise.reject(failed(input.page, 'gave no JSON of the form {"blocks": [{"id": "…", "text": "…"}]}'))
  );
}

function answersIn(text: string): Map<string, string> | undefined {
  try {
    const answer: unknown = JSON.parse(text);
    const blocks =
      typeof answer === 'object' && answer !== null && 'blocks' in answer ? answer.blocks : undefined;
    return Array.isArray(blocks) ? new Map(blocks.flatMap(answerOf)) : undefined;
  } catch {
    return undefined;
  }
}

function answerOf(block: unknown): [string, string][] {
  if (typeof block !== 'object' || block === null || !('id' in block) || !('text' in block)) return [];
  return typeof block.id === 'string' && typeof block.text === 'string' ? [[block.id, block.text]] : [];
}

const failed = (page: string, what: string, hint?: string) =>
  new BifolioError({
    severity: 'error',
    code: 'translator-failed',
    message: `The command of --with ${what} for ${page}.`,
    ...(hint && { hint }),
  });
