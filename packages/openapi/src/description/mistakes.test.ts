import { expect, it } from 'vitest';
import { failureOf } from '../fixtures/rows.ts';

const head = 'openapi: 3.1.0\ninfo: { title: A }\n';

it.each([
  [
    'broken YAML',
    'openapi: 3.1.0\ninfo: { title: A\npaths: {}\n',
    'openapi.yaml:3:1 The description is neither YAML nor JSON: ',
  ],
  [
    'broken JSON',
    '{\n  "openapi": "3.1.0",\n  "info" {}\n}',
    'openapi.yaml:3:10 The description is neither YAML nor JSON: ',
  ],
  [
    'Swagger 2.0',
    'swagger: "2.0"\n',
    'openapi.yaml This is a description of Swagger 2.0, and openapi() reads OpenAPI 3.0 and 3.1.',
  ],
  [
    'another version',
    'openapi: 4.0.0\ninfo: { title: A }\n',
    'openapi.yaml:1:10 "openapi" is invalid: a version such as 3.0.4 or 3.1.1.',
  ],
  [
    'something else',
    '- a\n',
    'openapi.yaml:1:1 The description is invalid: expected object, received array.',
  ],
  [
    'a reference to nothing',
    `${head}paths:\n  /a:\n    get:\n      parameters:\n        - $ref: '#/components/parameters/Id'\n`,
    'openapi.yaml:7:17 The reference "#/components/parameters/Id" leads nowhere.',
  ],
  [
    'a reference to a schema that is not there',
    `${head}components:\n  schemas:\n    A:\n      properties:\n        b: { $ref: '#/components/schemas/B' }\n`,
    'openapi.yaml:7:20 The reference "#/components/schemas/B" leads nowhere.',
  ],
  [
    'references in a circle',
    `${head}components:\n  schemas:\n    A: { $ref: '#/components/schemas/B' }\n    B: { $ref: '#/components/schemas/A' }\n`,
    'The reference "#/components/schemas/B" leads back to itself.',
  ],
  [
    'a reference to another host',
    `${head}paths:\n  /a:\n    get:\n      requestBody: { $ref: 'https://example.com/a.json#/Body' }\n`,
    'openapi.yaml:6:28 The reference "https://example.com/a.json#/Body" leads to another host.',
  ],
  [
    'a parameter without a name',
    `${head}paths:\n  /a:\n    get:\n      parameters:\n        - { in: query }\n`,
    'openapi.yaml:7:11 "paths › /a › get › parameters › 0 › name" is invalid: expected string, received undefined.',
  ],
])('%s is told with file and line', async (_, text, expected) => {
  expect(await failureOf(text)).toContain(expected);
});

it('tells several mistakes at once, but not the same one twice', async () => {
  const get = '    get: { parameters: [{ $ref: "#/a" }, { $ref: "#/b" }] }\n';
  const told = (await failureOf(`${head}paths:\n  /a:\n${get}`))
    .split('\n')
    .filter((line) => line.includes('leads nowhere'));
  expect(told).toHaveLength(2);
});

const refersTo = (ref: string) => `${head}components:\n  schemas:\n    A: { $ref: '${ref}' }\n`;

it.each([
  [
    'is not there',
    './gone.yaml',
    'openapi.yaml:5:16 The file of the reference "./gone.yaml" can\'t be read.',
  ],
  [
    'is out of the project',
    '../a.yaml',
    'openapi.yaml:5:16 The reference "../a.yaml" leads out of the folder of the config.',
  ],
  ['is broken', './broken.yaml', 'broken.yaml:2:1 The description is neither YAML nor JSON: '],
  [
    'has a mistake',
    './schemas/pet.yaml',
    'schemas/pet.yaml:2:14 The reference "schemas/pet.yaml#/none" leads nowhere.',
  ],
])('a file that %s is told with file and line', async (_, ref, expected) => {
  const others = {
    'broken.yaml': 'a: {\n',
    'schemas/pet.yaml': 'properties:\n  a: { $ref: "#/none" }\n',
  };
  const told = await failureOf(refersTo(ref), others);
  expect(told).toContain(expected);
});
