import { expect, it } from 'vitest';
import type { Type } from '../reflections.ts';
import { typeText } from './type-parts.ts';

const name = (text: string, typeArguments?: readonly Type[]): Type => ({
  type: 'reference',
  name: text,
  target: -1,
  ...(typeArguments && { typeArguments }),
});
const A = name('A');
const B = name('B');
const text: Type = { type: 'intrinsic', name: 'string' };
const declaration = { id: 1, name: '__type', kind: 65_536, flags: {} };
const call = { id: 2, name: '__type', kind: 4096 };

it.each<[string, Type]>([
  ['(A | B)[]', { type: 'array', elementType: { type: 'union', types: [A, B] } }],
  ['A & (A | B)', { type: 'intersection', types: [A, { type: 'union', types: [A, B] }] }],
  ['readonly A[]', { type: 'typeOperator', operator: 'readonly', target: { type: 'array', elementType: A } }],
  ['Map<string, A>', name('Map', [text, A])],
  [
    'A extends B ? string : never',
    {
      type: 'conditional',
      checkType: A,
      extendsType: B,
      trueType: text,
      falseType: { type: 'intrinsic', name: 'never' },
    },
  ],
  [
    '[first: A, ...B[]]',
    {
      type: 'tuple',
      elements: [
        { type: 'namedTupleMember', name: 'first', isOptional: false, element: A },
        { type: 'rest', elementType: { type: 'array', elementType: B } },
      ],
    },
  ],
  ["A['it\\'s']", { type: 'indexedAccess', objectType: A, indexType: { type: 'literal', value: "it's" } }],
  ['12n', { type: 'literal', value: { value: '12', negative: false } }],
  [
    '{ readonly [K in A as B]-?: string }',
    {
      type: 'mapped',
      parameter: 'K',
      parameterType: A,
      nameType: B,
      templateType: text,
      readonlyModifier: '+',
      optionalModifier: '-',
    },
  ],
  ['`a$' + '{A}b`', { type: 'templateLiteral', head: 'a', tail: [[A, 'b']] }],
  ['asserts value is A', { type: 'predicate', name: 'value', asserts: true, targetType: A }],
  [
    '(a?: A) => string',
    {
      type: 'reflection',
      declaration: {
        ...declaration,
        signatures: [
          { ...call, parameters: [{ name: 'a', flags: { isOptional: true }, type: A }], type: text },
        ],
      },
    },
  ],
  [
    '(() => string) | A',
    {
      type: 'union',
      types: [
        { type: 'reflection', declaration: { ...declaration, signatures: [{ ...call, type: text }] } },
        A,
      ],
    },
  ],
  [
    "{ 'a-b'?: A; b: B }".replaceAll("'", '"'),
    {
      type: 'reflection',
      declaration: {
        ...declaration,
        children: [
          { id: 3, kind: 1024, name: 'a-b', flags: { isOptional: true }, type: A },
          { id: 4, kind: 1024, name: 'b', flags: {}, type: B },
        ],
      },
    },
  ],
])('writes %s', (written, type) => {
  expect(typeText(type)).toBe(written);
});
