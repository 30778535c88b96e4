import { expect, it } from 'vitest';
import { sample } from './sample.ts';

const document = {
  components: {
    schemas: {
      Node: {
        type: 'object',
        properties: {
          id: { type: 'integer', minimum: 3 },
          nodes: { items: { $ref: '#/components/schemas/Node' } },
        },
      },
      Named: { properties: { name: { type: 'string', example: 'Rex' } } },
    },
  },
};
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

it.each<[string, object, unknown]>([
  ['what the schema gives', { type: 'string', default: 'a', enum: ['b'] }, 'a'],
  ['a value of an enumeration', { enum: ['b', 'c'] }, 'b'],
  ['a date', { type: 'string', format: 'date' }, '2026-01-31'],
  ['a type beside null', { type: ['null', 'boolean'] }, true],
  [
    'all parts together',
    {
      allOf: [ref('Named'), { properties: { age: { type: 'number' } } }],
      properties: { on: { const: false } },
    },
    { name: 'Rex', age: 0, on: false },
  ],
  ['the first choice that is a value', { oneOf: [{ type: 'null' }, ref('Named')] }, { name: 'Rex' }],
  ['a map', { additionalProperties: { type: 'string' } }, { key: 'string' }],
  ['a schema that contains itself, once', ref('Node'), { id: 3, nodes: [] }],
  ['nothing for a reference without a target', ref('None'), undefined],
])('makes %s', (_, schema, expected) => {
  expect(sample(schema, document)).toEqual(expected);
});
