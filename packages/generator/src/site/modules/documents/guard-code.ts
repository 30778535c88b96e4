import { FAIL, LOOP, TRY } from './client/guards.ts';

/** The part of a syntax tree that is looked at. */
interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  body?: SyntaxNode | SyntaxNode[];
  async?: boolean;
  directive?: string;
}

type Insertion = [at: number, text: string];

const LOOPS = /^(?:For|ForIn|ForOf|While|DoWhile)Statement$/;
const FUNCTIONS = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;
/** What may stand in a block without being seen by fewer others. */
const PLAIN = /^(?:Expression|If|Try|Switch|Throw|For|ForIn|ForOf|While|DoWhile)Statement$/;
const CAUGHT = `}catch(error){throw ${FAIL}(error)}`;

/**
 * Code that tells what goes wrong in it, and whose loops end. Browsers hide errors of scripts from pages of another origin, which
 * a sandbox is to all, and frames may share a process with others and, in some browsers, with the page. Code that is no script stays
 * as it is, for others to tell. `file` says by its end what it is written in.
 */
export async function guardCode(code: string, file: string): Promise<string> {
  const { parseSync } = await import('rolldown/utils');
  const { program, errors, module } = parseSync(file, code, { sourceType: 'unambiguous' });
  if (errors.length > 0) return code;
  const insertions: Insertion[] = module.hasModuleSyntax
    ? []
    : (program.body as SyntaxNode[]).flatMap(guardStatement);
  visit(program, (node) => {
    if (LOOPS.test(node.type)) insertions.push(...guardLoop(node));
    if (FUNCTIONS.test(node.type)) insertions.push(...guardFunction(node));
  });
  // Outer ones were found first, and stay outside at places that are the same.
  insertions.sort(([one], [other]) => other - one);
  return insertions.reduce((text, [at, inserted]) => text.slice(0, at) + inserted + text.slice(at), code);
}

const guardStatement = ({ type, start, end, directive }: SyntaxNode): Insertion[] =>
  PLAIN.test(type) && !directive
    ? [
        [start, 'try{'],
        [end, CAUGHT],
      ]
    : [];

function guardLoop({ body }: SyntaxNode): Insertion[] {
  if (!body || Array.isArray(body)) return [];
  if (body.type === 'BlockStatement') return [[body.start + 1, `${LOOP}();`]];
  return [
    [body.start, `{${LOOP}();`],
    [body.end, '}'],
  ];
}

function guardFunction({ body, async }: SyntaxNode): Insertion[] {
  if (!body || Array.isArray(body)) return [];
  const { type, start, end } = body;
  if (type !== 'BlockStatement' && type !== 'FunctionBody')
    return async
      ? []
      : [
          [start, `${TRY}(() => (`],
          [end, '))'],
        ];
  const statements = Array.isArray(body.body) ? body.body : [];
  if (statements.some(({ directive }) => directive)) return [];
  return [
    [start + 1, 'try{'],
    [end - 1, CAUGHT],
  ];
}

function visit(value: unknown, found: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) for (const one of value) visit(one, found);
  else if (typeof value === 'object' && value !== null) {
    if ('type' in value) found(value as SyntaxNode);
    for (const inner of Object.values(value)) visit(inner, found);
  }
}
