import type { ESTree } from 'vite';

type Node = ESTree.Node;

/** What a statement exports under a name. */
export function exportedBy(statement: Node, name: string): Node | undefined {
  if (statement.type === 'ExportDefaultDeclaration')
    return name === 'default' ? statement.declaration : undefined;
  if (statement.type !== 'ExportNamedDeclaration') return undefined;
  const { declaration, specifiers } = statement;
  if (declaration?.type === 'VariableDeclaration') {
    const found = declaration.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name);
    return found?.init ?? undefined;
  }
  if (declaration?.type === 'FunctionDeclaration' && declaration.id?.name === name) return declaration;
  const specifier = specifiers.find(({ exported }) => nameOf(exported) === name);
  return statement.source ? undefined : specifier?.local;
}

/** What a module of the older kind assigns to `module.exports`. */
export function commonExport(program: ESTree.Program): Node | undefined {
  for (const statement of program.body) {
    if (statement.type !== 'ExpressionStatement') continue;
    const { expression } = statement;
    if (expression.type !== 'AssignmentExpression' || expression.left.type !== 'MemberExpression') continue;
    const { object, property } = expression.left;
    if (nameOf(object) === 'module' && nameOf(property) === 'exports') return expression.right;
  }
  return undefined;
}

/** Where a name is imported from, and what it is called there. */
export function importOf(program: ESTree.Program, name: string): { from: string; name: string } | undefined {
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const specifier = statement.specifiers.find(({ local }) => local.name === name);
    if (!specifier || specifier.type === 'ImportNamespaceSpecifier') continue;
    const imported = specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : 'default';
    return imported ? { from: statement.source.value, name: imported } : undefined;
  }
  return undefined;
}

const nameOf = (node: Node): string | undefined =>
  node.type === 'Identifier' ? node.name : node.type === 'Literal' ? String(node.value) : undefined;
