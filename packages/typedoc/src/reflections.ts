/** What pages read of the JSON that TypeDoc writes: see `JSONOutput` of `typedoc`. */
export interface Reflection {
  id: number;
  name: string;
  kind: number;
  flags: Flags;
  comment?: Comment;
  sources?: readonly Place[];
  children?: readonly Reflection[];
  signatures?: readonly Signature[];
  indexSignatures?: readonly Signature[];
  getSignature?: Signature;
  setSignature?: Signature;
  typeParameters?: readonly TypeParameter[];
  type?: Type;
  defaultValue?: string;
  extendedTypes?: readonly Type[];
  implementedTypes?: readonly Type[];
  extendedBy?: readonly Type[];
  implementedBy?: readonly Type[];
  inheritedFrom?: Type;
  /** Of a name that stands for something that another module exports. */
  target?: number;
}

export interface Flags {
  isOptional?: boolean;
  isReadonly?: boolean;
  isStatic?: boolean;
  isAbstract?: boolean;
  isRest?: boolean;
  isProtected?: boolean;
  isInherited?: boolean;
}

/** Where something is written. */
export interface Place {
  fileName: string;
  line: number;
}

export interface Signature {
  id: number;
  name: string;
  kind: number;
  comment?: Comment;
  sources?: readonly Place[];
  typeParameters?: readonly TypeParameter[];
  parameters?: readonly Parameter[];
  type?: Type;
}

export interface Parameter {
  name: string;
  flags: Flags;
  comment?: Comment;
  type?: Type;
  defaultValue?: string;
}

export interface TypeParameter {
  name: string;
  comment?: Comment;
  type?: Type;
  default?: Type;
  varianceModifier?: string;
  flags?: Flags & { isConst?: boolean };
}

export interface Comment {
  summary: readonly CommentPart[];
  blockTags?: readonly CommentTag[];
  modifierTags?: readonly string[];
}

export interface CommentTag {
  tag: string;
  name?: string;
  content: readonly CommentPart[];
}

export type CommentPart =
  | { kind: 'text' | 'code' | 'relative-link'; text: string }
  | { kind: 'inline-tag'; tag: string; text: string; target?: number | string | object };

/** A type as it is written. */
export type Type =
  | { type: 'array' | 'optional' | 'rest'; elementType: Type }
  | { type: 'conditional'; checkType: Type; extendsType: Type; trueType: Type; falseType: Type }
  | { type: 'indexedAccess'; objectType: Type; indexType: Type }
  | { type: 'inferred'; name: string; constraint?: Type }
  | { type: 'intersection' | 'union'; types: readonly Type[] }
  | { type: 'intrinsic' | 'unknown'; name: string }
  | { type: 'literal'; value: string | number | boolean | null | { value: string; negative: boolean } }
  | { type: 'tuple'; elements?: readonly Type[] }
  | { type: 'namedTupleMember'; name: string; isOptional: boolean; element: Type }
  | { type: 'templateLiteral'; head: string; tail: readonly (readonly [Type, string])[] }
  | MappedType
  | { type: 'typeOperator'; operator: string; target: Type }
  | { type: 'predicate'; name: string; asserts: boolean; targetType?: Type }
  | { type: 'query'; queryType: Type }
  | ReferenceType
  | { type: 'reflection'; declaration: Reflection };

export interface MappedType {
  type: 'mapped';
  parameter: string;
  parameterType: Type;
  templateType: Type;
  readonlyModifier?: string;
  optionalModifier?: string;
  nameType?: Type;
}

export interface ReferenceType {
  type: 'reference';
  name: string;
  target: number | object;
  typeArguments?: readonly Type[];
}

/** Kinds of reflections, as TypeDoc numbers them. */
export const KIND = {
  project: 1,
  module: 2,
  namespace: 4,
  enum: 8,
  enumMember: 16,
  variable: 32,
  function: 64,
  class: 128,
  interface: 256,
  constructor: 512,
  property: 1024,
  method: 2048,
  callSignature: 4096,
  indexSignature: 8192,
  constructorSignature: 16_384,
  parameter: 32_768,
  typeLiteral: 65_536,
  typeParameter: 131_072,
  accessor: 262_144,
  getSignature: 524_288,
  setSignature: 1_048_576,
  type: 2_097_152,
  reference: 4_194_304,
} as const;
