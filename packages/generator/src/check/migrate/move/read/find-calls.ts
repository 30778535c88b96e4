import type { ESTree } from 'vite';

/** A call of a function by its name, and the variables that it is assigned to. */
export interface FoundCall {
  node: ESTree.CallExpression;
  name: string;
  variables: readonly string[];
}

/** All calls of some functions in a module, in their order. */
export function findCalls(program: ESTree.Program, names: readonly string[]): FoundCall[] {
  const found: FoundCall[] = [];
  const visit = (node: unknown, variables: readonly string[]): void => {
    if (Array.isArray(node)) {
      for (const one of node) visit(one, variables);
      return;
    }
    if (!isNode(node)) return;
    const own = node.type === 'VariableDeclarator' ? namesOf(node.id) : variables;
    if (
      node.type === 'CallExpression' &&
      node.callee.type === 'Identifier' &&
      names.includes(node.callee.name)
    )
      found.push({ node, name: node.callee.name, variables: own });
    for (const value of Object.values(node)) if (typeof value === 'object') visit(value, own);
  };
  visit(program.body, []);
  return found;
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** `const docs` and `const { docs, meta }`. */
const namesOf = (id: ESTree.Node): string[] =>
  id.type === 'Identifier'
    ? [id.name]
    : id.type === 'ObjectPattern'
      ? id.properties.flatMap((one) => (one.type === 'Property' ? namesOf(one.value) : []))
      : [];
