import type { MappedType, Parameter, ReferenceType, Reflection, Signature, Type } from '../reflections.ts';

/** A part of a type as TypeScript writes it. `target` is the id of a reflection that it names. */
export interface TypePart {
  text: string;
  target?: number;
}

/** A type as TypeScript writes it, with what its names refer to. */
export function typeParts(type: Type | undefined): TypePart[] {
  if (!type) return [{ text: 'any' }];
  switch (type.type) {
    case 'array':
      return [
        ...wrapped(type.elementType, ['union', 'intersection', 'conditional', 'typeOperator']),
        text('[]'),
      ];
    case 'optional':
      return [...typeParts(type.elementType), text('?')];
    case 'rest':
      return [text('...'), ...typeParts(type.elementType)];
    case 'intrinsic':
    case 'unknown':
      return [text(type.name)];
    case 'literal':
      return [text(literalText(type.value))];
    case 'union':
      return joined(
        type.types.map((one) => wrapped(one, ['conditional'])),
        ' | ',
      );
    case 'intersection':
      return joined(
        type.types.map((one) => wrapped(one, ['conditional', 'union'])),
        ' & ',
      );
    case 'tuple':
      return [text('['), ...joined((type.elements ?? []).map(typeParts), ', '), text(']')];
    case 'namedTupleMember':
      return [text(`${type.name}${type.isOptional ? '?' : ''}: `), ...typeParts(type.element)];
    case 'typeOperator':
      return [text(`${type.operator} `), ...wrapped(type.target, ['union', 'intersection', 'conditional'])];
    case 'query':
      return [text('typeof '), ...typeParts(type.queryType)];
    case 'indexedAccess':
      return [...typeParts(type.objectType), text('['), ...typeParts(type.indexType), text(']')];
    case 'inferred':
      return [
        text(`infer ${type.name}`),
        ...(type.constraint ? [text(' extends '), ...typeParts(type.constraint)] : []),
      ];
    case 'predicate':
      return predicateParts(type);
    case 'conditional':
      return conditionalParts(type);
    case 'templateLiteral':
      return [
        text(`\`${type.head}`),
        ...type.tail.flatMap(([one, rest]) => [text('${'), ...typeParts(one), text(`}${rest}`)]),
        text('`'),
      ];
    case 'mapped':
      return mappedParts(type);
    case 'reference':
      return referenceParts(type);
    case 'reflection':
      return literalParts(type.declaration);
  }
}

type TypeOf<Kind extends Type['type']> = Extract<Type, { type: Kind }>;

const predicateParts = ({ asserts, name, targetType }: TypeOf<'predicate'>): TypePart[] => [
  text(`${asserts ? 'asserts ' : ''}${name}`),
  ...(targetType ? [text(' is '), ...typeParts(targetType)] : []),
];

const conditionalParts = ({
  checkType,
  extendsType,
  trueType,
  falseType,
}: TypeOf<'conditional'>): TypePart[] => [
  ...typeParts(checkType),
  text(' extends '),
  ...typeParts(extendsType),
  text(' ? '),
  ...typeParts(trueType),
  text(' : '),
  ...typeParts(falseType),
];

/** A type as TypeScript writes it. */
export const typeText = (type: Type | undefined): string => textOfParts(typeParts(type));

export const textOfParts = (parts: readonly TypePart[]): string => parts.map(({ text }) => text).join('');

/** `(name: string, count?: number) => void` of a signature; `arrow` is what stands before its result. */
export function signatureParts(
  { parameters = [], typeParameters, type }: Signature,
  arrow: string,
): TypePart[] {
  return [
    text(`${typeParametersText(typeParameters)}(`),
    ...joined(parameters.map(parameterParts), ', '),
    text(`)${arrow}`),
    ...typeParts(type),
  ];
}

/** `<T extends object = {}>`; empty without any. */
export function typeParametersText(typeParameters: Signature['typeParameters'] = []): string {
  if (typeParameters.length === 0) return '';
  const list = typeParameters.map(({ name, type, default: usual, varianceModifier, flags }) =>
    [
      flags?.isConst ? 'const ' : '',
      varianceModifier ? `${varianceModifier} ` : '',
      name,
      type ? ` extends ${typeText(type)}` : '',
      usual ? ` = ${typeText(usual)}` : '',
    ].join(''),
  );
  return `<${list.join(', ')}>`;
}

const parameterParts = (parameter: Parameter): TypePart[] => [
  text(`${parameterName(parameter)}: `),
  ...typeParts(parameter.type),
];

/** TypeDoc calls parameters without a name of their own `__namedParameters`. */
export const parameterName = ({ name, flags, defaultValue }: Parameter): string =>
  `${flags.isRest ? '...' : ''}${name === '__namedParameters' ? 'options' : name}${flags.isOptional || defaultValue !== undefined ? '?' : ''}`;

function referenceParts({ name, target, typeArguments = [] }: ReferenceType): TypePart[] {
  const named = typeof target === 'number' && target >= 0 ? { text: name, target } : text(name);
  if (typeArguments.length === 0) return [named];
  return [named, text('<'), ...joined(typeArguments.map(typeParts), ', '), text('>')];
}

function mappedParts(type: MappedType): TypePart[] {
  const modifier = (sign: string | undefined, word: string) =>
    sign ? `${sign === '-' ? '-' : ''}${word}` : '';
  return [
    text(`{ ${modifier(type.readonlyModifier, 'readonly ')}[${type.parameter} in `),
    ...typeParts(type.parameterType),
    ...(type.nameType ? [text(' as '), ...typeParts(type.nameType)] : []),
    text(`]${modifier(type.optionalModifier, '?')}: `),
    ...typeParts(type.templateType),
    text(' }'),
  ];
}

/** A type in braces, or of a function without a name. */
function literalParts({ children = [], signatures = [], indexSignatures = [] }: Reflection): TypePart[] {
  const [only] = signatures;
  if (only && signatures.length === 1 && children.length === 0 && only.name !== '__constructor')
    return signatureParts(only, ' => ');
  const members = [
    ...indexSignatures.map(indexParts),
    ...signatures.map((one) => signatureParts(one, ': ')),
    ...children.map(memberParts),
  ];
  return members.length === 0 ? [text('{}')] : [text('{ '), ...joined(members, '; '), text(' }')];
}

const indexParts = ({ parameters = [], type }: Signature): TypePart[] => [
  text('['),
  ...joined(parameters.map(parameterParts), ', '),
  text(']: '),
  ...typeParts(type),
];

function memberParts({ name, flags, type, signatures = [], getSignature }: Reflection): TypePart[] {
  const [method] = signatures;
  const written = `${flags.isReadonly ? 'readonly ' : ''}${propertyName(name)}${flags.isOptional ? '?' : ''}`;
  if (method) return [text(written), ...signatureParts(method, ': ')];
  return [text(`${written}: `), ...typeParts(type ?? getSignature?.type)];
}

/** A name as an object has it: in quotes when it needs them. */
export const propertyName = (name: string): string =>
  /^(?:[\p{L}_$][\p{L}\p{N}_$]*|\[.*\])$/u.test(name) ? name : JSON.stringify(name);

/** Types that are no unit beside an operator stand in parentheses, and so do functions. */
function wrapped(type: Type, kinds: readonly Type['type'][]): TypePart[] {
  const isFunction = type.type === 'reflection' && (type.declaration.signatures?.length ?? 0) > 0;
  const parts = typeParts(type);
  return isFunction || kinds.includes(type.type) ? [text('('), ...parts, text(')')] : parts;
}

function literalText(value: string | number | boolean | null | { value: string; negative: boolean }): string {
  if (typeof value === 'object' && value !== null) return `${value.negative ? '-' : ''}${value.value}n`;
  return typeof value === 'string'
    ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
    : String(value);
}

const text = (written: string): TypePart => ({ text: written });

const joined = (lists: readonly (readonly TypePart[])[], separator: string): TypePart[] =>
  lists.flatMap((parts, index) => (index === 0 ? parts : [text(separator), ...parts]));
