import { KIND, type Reflection, type Signature, type Type } from '../reflections.ts';
import { shortParts } from './short-parts.ts';
import { parameterName, textOfParts, typeParametersText, typeParts } from './type-parts.ts';

/** Longer lines are broken. */
const WIDTH = 80;

/** A type as TypeScript writes it, unless it is too long to read. */
const typeText = (type: Type | undefined) => textOfParts(shortParts(typeParts(type)));

/** A declaration as TypeScript writes it, without what its page lists one by one. */
export function declarationText(reflection: Reflection): string {
  const { kind, name, type, typeParameters, flags } = reflection;
  const head = `${name}${typeParametersText(typeParameters)}`;
  if (kind === KIND.class)
    return `${flags.isAbstract ? 'abstract ' : ''}class ${head}${heritage(reflection)}`;
  if (kind === KIND.interface) return `interface ${head}${heritage(reflection)}`;
  if (kind === KIND.enum) return `enum ${name}`;
  if (kind === KIND.namespace) return `namespace ${name}`;
  if (kind === KIND.variable) return `const ${name}: ${typeText(type)}`;
  return `type ${head} =${brokenType(typeOf(reflection), `type ${head} =`.length)}`;
}

/** A call of a function or method: `function name(a: string): void`. */
export function signatureText(
  { name, typeParameters, parameters = [], type }: Signature,
  before = '',
): string {
  const head = `${before}${name}${typeParametersText(typeParameters)}`;
  const list = parameters.map((one) => `${parameterName(one)}: ${typeText(one.type)}`);
  const result = type ? `: ${typeText(type)}` : '';
  const line = `${head}(${list.join(', ')})${result}`;
  return line.length <= WIDTH || list.length === 0
    ? line
    : `${head}(\n${list.map((one) => `  ${one},\n`).join('')})${result}`;
}

function heritage({ kind, extendedTypes = [], implementedTypes = [] }: Reflection): string {
  const listOf = (word: string, types: readonly Type[]) =>
    types.length > 0 ? ` ${word} ${types.map(typeText).join(', ')}` : '';
  const implemented = kind === KIND.class ? listOf('implements', implementedTypes) : '';
  return listOf('extends', extendedTypes) + implemented;
}

/** TypeDoc gives the members of an object, and the calls of a function, to its name. */
const typeOf = (reflection: Reflection): Type =>
  reflection.type ?? { type: 'reflection', declaration: reflection };

/** A union or an object that is too long has a line for each part. */
function brokenType(type: Type, indent: number): string {
  const line = typeText(type);
  if (indent + line.length < WIDTH) return ` ${line}`;
  if (type.type === 'union') return type.types.map((one) => `\n  | ${typeText(one)}`).join('');
  if (type.type === 'reflection' && line.startsWith('{ '))
    return ` {\n${(type.declaration.children ?? []).map((one) => `  ${memberText(one)};\n`).join('')}}`;
  return ` ${line}`;
}

function memberText({ name, flags, type, signatures: [method] = [] }: Reflection): string {
  if (method) return signatureText(method);
  return `${flags.isReadonly ? 'readonly ' : ''}${name}${flags.isOptional ? '?' : ''}: ${typeText(type)}`;
}
