import type { TypeProblem } from 'bifolio';
import { TwoslashError } from 'twoslash';
import ts from 'typescript';

/** An error of TypeScript, at an offset of the code as it was written. */
export interface FoundError {
  start: number;
  code: string;
  text: string;
}

/** Errors that nobody has announced. Where a package is missing, only that is told: the others follow from it. */
export function unexpectedErrors(
  code: string,
  errors: readonly FoundError[],
  announced: readonly number[],
): TypeProblem[] {
  const unexpected = errors.filter((error) => !announced.includes(Number(error.code)));
  const missing = unexpected.filter((error) => missingPackage(error) !== undefined);
  return (missing.length > 0 ? missing : unexpected).map((error) => ({
    ...positionOf(code, error.start),
    ...wordsFor(error),
  }));
}

function wordsFor(error: FoundError): Pick<TypeProblem, 'message' | 'hint'> {
  const name = missingPackage(error);
  if (name)
    return {
      message: `The types of this block need a package that is not installed: ${error.text} (${error.code})`,
      hint: `Run \`npm install -D ${name}\`${name === NODE_TYPES ? ` and ${NAME_THEM}` : ''}, or put \`// @noErrors\` on a line of its own in the block.`,
    };
  return {
    message: `Unexpected TypeScript error ${error.code}: ${error.text}`,
    hint: `Fix the code, or add "// @errors: ${error.code}" if the error is intentional.`,
  };
}

const NODE_TYPES = '@types/node';
const NAME_THEM = 'add `node` to `markdown.code.twoslash.compilerOptions.types`';

/** What to install when a module cannot be found (2307), has no types (7016), or a name is one of Node's (2580, 2591). */
function missingPackage({ code, text }: FoundError): string | undefined {
  if (code === '2580' || code === '2591') return NODE_TYPES;
  if (code !== '2307' && code !== '7016') return undefined;
  const [, name] = /module '((?:@[\w.-]+\/)?[\w-][\w.:-]*)/.exec(text) ?? [];
  if (!name) return undefined;
  return code === '7016' ? `@types/${name.replace(/^@(.*)\//, '$1__')}` : name;
}

/** What to say when a block could not be read at all. */
export function readingProblem(error: unknown): TypeProblem {
  if (!(error instanceof TwoslashError)) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      message: `TypeScript failed on this block: ${reason}`,
      hint: 'Shorten the block, or remove `twoslash` from it.',
    };
  }
  const { title, description } = error;
  const line = Number(/\bline(?:\(s\))? (\d+)/.exec(description)?.[1]) || undefined;
  return { ...(line && { line }), ...(wordings[title] ?? { message: `${title}: ${description}`, hint }) };
}

/** What to say of the compiler options in the site's config. */
export const optionProblem = ({ messageText }: ts.Diagnostic): TypeProblem => ({
  message: `TypeScript rejects the compiler options of the config: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  hint: 'Fix `markdown.code.twoslash.compilerOptions`. Write it as in a tsconfig.json.',
});

const hint = 'See the list of comments that `twoslash` understands.';

const wordings: Readonly<Record<string, Pick<TypeProblem, 'message' | 'hint'>>> = {
  'Invalid quick info query': {
    message: '`^?` points at nothing that has a type.',
    hint: 'Put the caret below a letter of a name in the line above, in the part of the block that is shown.',
  },
  'Invalid completion query': {
    message: '`^|` points at nothing that can be completed.',
    hint: 'Put the caret below the place where more would be typed, in the part of the block that is shown.',
  },
  'Mismatched cut markers': {
    message: '`// ---cut-start---` and `// ---cut-end---` do not come in pairs.',
    hint: 'Write one `// ---cut-end---` below each `// ---cut-start---`.',
  },
};

function positionOf(code: string, offset: number): { line: number; column: number } {
  const before = code.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
