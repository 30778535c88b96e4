import type { ESTree } from 'vite';

/** The words within elements, which are the same whatever components they stand in. */
export const wordsOf = ({ children }: ESTree.JSXElement | ESTree.JSXFragment): string =>
  children
    .map((child) =>
      child.type === 'JSXText'
        ? child.value
        : child.type === 'JSXElement' || child.type === 'JSXFragment'
          ? wordsOf(child)
          : '',
    )
    .join('')
    .replace(/&[a-z]+;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The name in `require.resolve('name')` and `require('name')`. */
export function requiredName({ callee, arguments: [first] }: ESTree.CallExpression): string | undefined {
  const name = callee.type === 'MemberExpression' ? callee.object : callee;
  const isRequire = name.type === 'Identifier' && name.name === 'require';
  return isRequire && first?.type === 'Literal' && typeof first.value === 'string' ? first.value : undefined;
}
