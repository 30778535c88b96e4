import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageProgram, ts } from './package-program.mjs';
/** @import * as TS from '../../packages/twoslash/node_modules/typescript/lib/typescript.js' */

/**
 * Puts the comments of options into the declarations of a package. The compiler keeps those of a constant's own keys, and drops those
 * of keys within type arguments, such as of `z.ZodObject<{ … }>`: editors would have nothing to show.
 * @param {string} folder
 */
export function documentDeclarations(folder) {
  const files = globSync('dist/**/*.d.ts', { cwd: folder }).map((file) => join(folder, file));
  const bare = files.filter((file) => /<\{$/m.test(readFileSync(file, 'utf8')));
  const program = packageProgram(folder, bare.map(sourceOf));
  for (const file of bare) {
    const source = program.getSourceFile(sourceOf(file));
    if (source) documentFile(file, source, program.getTypeChecker());
  }
}

/** @param {string} file */
const sourceOf = (file) => file.replace('/dist/', '/src/').replace(/\.d\.ts$/, '.ts');

/** @param {string} file @param {TS.SourceFile} source @param {TS.TypeChecker} checker */
function documentFile(file, source, checker) {
  const text = readFileSync(file, 'utf8');
  /** @type {{ at: number, comment: string }[]} */
  const comments = [];
  const written = constantsOf(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  for (const [name, declared] of constantsOf(source)) {
    const node = written.get(name)?.type;
    if (node) documentType(node, checker.getTypeAtLocation(declared));
  }
  const documented = comments
    .sort((a, b) => b.at - a.at)
    .reduce(
      (before, { at, comment }) => before.slice(0, at) + comment + lineBreak(text, at) + before.slice(at),
      text,
    );
  if (documented !== text) writeFileSync(file, documented);

  /** @param {TS.TypeNode} node @param {TS.Type} type */
  function documentType(node, type) {
    if (ts.isTypeLiteralNode(node)) {
      for (const member of node.members) if (ts.isPropertySignature(member)) documentProperty(member, type);
    } else if (ts.isTypeOperatorNode(node)) documentType(node.type, type);
    else if (ts.isFunctionTypeNode(node)) {
      const [signature] = type.getCallSignatures();
      if (signature) documentType(node.type, signature.getReturnType());
    } else {
      const types = checker.getTypeArguments(/** @type {TS.TypeReference} */ (type));
      for (const [index, inner] of argumentsOf(node).entries())
        if (types[index]) documentType(inner, types[index]);
    }
  }

  /** @param {TS.PropertySignature} member @param {TS.Type} type */
  function documentProperty(member, type) {
    const property = type.getProperty(/** @type {{ text: string }} */ (member.name).text);
    if (!property) return;
    const comment = commentOf(property);
    if (comment && ts.getJSDocCommentsAndTags(member).length === 0)
      comments.push({ at: member.getStart(), comment });
    if (member.type) documentType(member.type, checker.getTypeOfSymbol(property));
  }
}

/** The types between `<` and `>`, or the elements of a tuple. @param {TS.TypeNode} node */
function argumentsOf(node) {
  if (ts.isTupleTypeNode(node)) return node.elements;
  return ts.isTypeReferenceNode(node) || ts.isImportTypeNode(node) ? (node.typeArguments ?? []) : [];
}

/** @param {TS.SourceFile} file */
const constantsOf = ({ statements }) =>
  new Map(
    statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => declarationList.declarations)
      .map((declaration) => [declaration.name.getText(), declaration]),
  );

/** The comment above the key that a property comes from. @param {TS.Symbol} property */
function commentOf({ declarations = [] }) {
  const [comment] = declarations.flatMap((node) => ts.getJSDocCommentsAndTags(node)).filter(ts.isJSDoc);
  return comment?.getText();
}

/** A break with the indentation of the line at `at`. @param {string} text @param {number} at */
const lineBreak = (text, at) => `\n${/[ \t]*$/.exec(text.slice(0, at))?.[0] ?? ''}`;
