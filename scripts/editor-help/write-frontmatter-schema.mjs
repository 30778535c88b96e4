import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { theme } from '@bifolio/theme';
import { frontmatterSchema } from 'bifolio';
import { z } from 'zod';
import { packageProgram, ts } from './package-program.mjs';
/** @import * as TS from '../../packages/twoslash/node_modules/typescript/lib/typescript.js' */

/**
 * Writes the JSON schema of all fields that a page of the theme may have, with the comments above them as descriptions, to
 * `frontmatter.schema.json` of the theme's package.
 * @param {string} folder of that package
 */
export function writeFrontmatterSchema(folder) {
  const schema = /** @type {JsonSchema} */ (
    z.toJSONSchema(frontmatterSchema(theme().frontmatter), { io: 'input', unrepresentable: 'any' })
  );
  const file = join(folder, 'src/frontmatter.ts');
  const program = packageProgram(folder, [file]);
  const source = program.getSourceFile(file);
  const declared = source?.statements
    .filter(ts.isTypeAliasDeclaration)
    .find(({ name }) => name.text === 'PageFrontmatter');
  if (!declared) throw new Error(`${file} no longer declares PageFrontmatter.`);
  const checker = program.getTypeChecker();
  describe(schema, checker.getTypeAtLocation(declared), checker);
  const title = 'Frontmatter of a page';
  writeFileSync(
    join(folder, 'frontmatter.schema.json'),
    `${JSON.stringify({ title, ...schema }, undefined, 2)}\n`,
  );
}

/**
 * @typedef {{ description?: string, properties?: Record<string, JsonSchema>, items?: JsonSchema, anyOf?: JsonSchema[] }} JsonSchema
 * Only what is followed to find properties.
 */

/** @param {JsonSchema} schema @param {TS.Type} type @param {TS.TypeChecker} checker */
function describe(schema, type, checker) {
  for (const branch of schema.anyOf ?? []) describe(branch, type, checker);
  const types = type.isUnion() ? type.types : [type];
  for (const inner of types.flatMap((one) => checker.getIndexTypeOfType(one, ts.IndexKind.Number) ?? []))
    if (schema.items) describe(schema.items, inner, checker);
  for (const [key, field] of Object.entries(schema.properties ?? {}))
    for (const property of types.flatMap((one) => checker.getPropertyOfType(one, key) ?? [])) {
      field.description ??= descriptionOf(property, checker);
      describe(field, checker.getTypeOfSymbol(property), checker);
    }
}

/** @param {TS.Symbol} property @param {TS.TypeChecker} checker */
function descriptionOf(property, checker) {
  const text = ts.displayPartsToString(property.getDocumentationComment(checker));
  const usual = property.getJsDocTags(checker).find(({ name }) => name === 'default');
  const sentences = [text, usual && `Default: ${ts.displayPartsToString(usual.text)}.`].filter(Boolean);
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}
