import { expect, it } from 'vitest';
import { rowsOf } from '../fixtures/rows.ts';

const main = `openapi: 3.1.0
info: { title: A }
paths:
  /pets:
    $ref: './paths/pets.yaml'
components:
  schemas:
    Pet: { $ref: './schemas.json#/Pet' }
`;
const others = {
  'paths/pets.yaml': `get:
  tags: [pets]
  operationId: list
  responses:
    '200':
      description: All
      content:
        application/json:
          schema: { type: array, items: { $ref: '../schemas.json#/Pet' } }
`,
  'schemas.json':
    '{\n  "Pet": { "properties": { "name": { "$ref": "#/Name" } } },\n  "Name": { "type": "string" }\n}\n',
};

it('reads a description of several files as if it were one', async () => {
  const rows = await rowsOf(main, {}, { others });
  expect(Object.keys(rows)).toEqual([
    'api/README.md',
    'api/pets/README.md',
    'api/pets/list.md',
    'api/schemas/README.md',
    'api/schemas/pet.md',
  ]);
  expect(rows['api/pets/list.md']?.text).toContain('{"text":"Pet","href":"../schemas/pet.md"}');
  expect(rows['api/schemas/pet.md']?.text).toContain('"type":[{"text":"string"}]');
});

it('names the file that a page is described in', async () => {
  const { from } = (await rowsOf(main, {}, { others }))['api/pets/list.md'] ?? {};
  expect(from).toEqual({ file: 'paths/pets.yaml', line: 2 });
});
