import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { rowsOf } from './fixtures/rows.ts';

const pets = readFileSync(new URL('./fixtures/pets.yaml', import.meta.url), 'utf8');
const parts = (text: string) =>
  [...text.matchAll(/^`+openapi\n(.*)\n`+$/gm)].map(([, json = '']) => JSON.parse(json));

it('makes a page for each operation, group and schema', async () => {
  expect(Object.keys(await rowsOf(pets))).toEqual([
    'api/README.md',
    'api/pets/README.md',
    'api/pets/list-pets.md',
    'api/pets/create-pet.md',
    'api/pets/get-pet.md',
    'api/pets/delete-pets-pet-id.md',
    'api/store/README.md',
    'api/store/upload-photo.md',
    'api/webhooks/README.md',
    'api/webhooks/post-pet-sold.md',
    'api/schemas/README.md',
    'api/schemas/new-pet.md',
    'api/schemas/pet.md',
    'api/schemas/owner.md',
  ]);
});

it('makes the same of JSON', async () => {
  const made = async (text: string) =>
    Object.entries(await rowsOf(text)).map(([path, { data, text: written }]) => [path, data, written]);
  expect(await made(JSON.stringify(parse(pets)))).toEqual(await made(pets));
});

it('says on each page where links from the root lead, if the option does', async () => {
  const rows = Object.values(await rowsOf(pets, { links: 'https://docs.example.com' }));
  const first = rows.map(({ text }) => parts(String(text))[0]);
  expect(new Set(first.map((one) => JSON.stringify(one)))).toEqual(
    new Set(['{"kind":"base","url":"https://docs.example.com"}']),
  );
});

it('describes a schema once, and links to it from everywhere', async () => {
  const rows = await rowsOf(pets);
  const [, , pet] = parts(rows['api/pets/create-pet.md']?.text ?? '').filter(
    ({ kind }) => kind === 'type' || kind === 'links',
  );
  expect(pet).toEqual({
    kind: 'type',
    label: 'application/json',
    type: [{ text: 'Pet', href: '../schemas/pet.md' }],
  });
  const fields = parts(rows['api/schemas/pet.md']?.text ?? '').find(({ kind }) => kind === 'fields').fields;
  expect(fields).toMatchObject([
    { name: 'id', type: [{ text: 'integer (int64)' }], flags: [{ kind: 'required' }, { kind: 'read-only' }] },
    { name: 'parents', type: [{ text: 'Pet', href: './pet.md' }, { text: '[]' }], fields: [] },
  ]);
});

it('knows nullable values of OpenAPI 3.0, and values of several types of 3.1', async () => {
  const typeOf = async (version: string, schema: object) => {
    const document = {
      openapi: version,
      info: { title: 'A' },
      components: { schemas: { A: { properties: { a: schema } } } },
    };
    const rows = await rowsOf(JSON.stringify(document));
    const [field] = parts(rows['api/schemas/a.md']?.text ?? '').find(({ kind }) => kind === 'fields').fields;
    return field.type.map(({ text }: { text: string }) => text).join('');
  };
  expect(await typeOf('3.0.3', { type: 'string', nullable: true })).toBe('string | null');
  expect(await typeOf('3.1.0', { type: ['string', 'null'] })).toBe('string | null');
  expect(await typeOf('3.1.0', { const: 'dog' })).toBe('"dog"');
  expect(
    await typeOf('3.1.0', { type: 'array', items: { oneOf: [{ type: 'string' }, { type: 'integer' }] } }),
  ).toBe('(string | integer)[]');
  expect(await typeOf('3.1.0', { additionalProperties: { type: 'number' } })).toBe('{ [key]: number }');
});

it('says how an operation is authorized', async () => {
  const rows = await rowsOf(pets);
  const linksOf = (path: string) => parts(rows[path]?.text ?? '').find(({ kind }) => kind === 'links');
  expect(linksOf('api/pets/create-pet.md')).toEqual({
    kind: 'links',
    label: 'Use one of:',
    links: [
      { text: 'basic', href: '../README.md#security-basic' },
      { text: 'oauth (pets:write)', href: '../README.md#security-oauth' },
    ],
  });
  expect(linksOf('api/pets/delete-pets-pet-id.md').label).toBe('(or none)');
  expect(rows['api/README.md']?.text).toContain('### oauth {#security-oauth}');
});

it('offers each way to authorize in the form', async () => {
  const formOf = async (path: string) =>
    parts((await rowsOf(pets))[path]?.text ?? '').find(({ kind }) => kind === 'try').props;
  const { ways, fields } = await formOf('api/pets/create-pet.md');
  expect(ways).toEqual(['basic', 'oauth']);
  expect(fields.map(({ place, way }: { place: string; way: number }) => [place, way])).toEqual([
    ['user', 0],
    ['password', 0],
    ['token', 1],
    ['header', undefined],
  ]);
  expect((await formOf('api/pets/delete-pets-pet-id.md')).ways).toContain('None');
});

it('shows an example of a response whose schema has a page of its own, as that page does', async () => {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/A' } } };
  const document = {
    openapi: '3.1.0',
    info: { title: 'A' },
    paths: { '/a': { get: { operationId: 'a', tags: ['t'], responses: { 200: { content } } } } },
    components: { schemas: { A: { properties: { a: { type: 'string' } } } } },
  };
  const rows = await rowsOf(JSON.stringify(document));
  const example = '{\n  "a": "string"\n}\n```';
  expect(rows['api/t/a.md']?.text).toContain(`\`\`\`json title="Example"\n${example}`);
  expect(rows['api/schemas/a.md']?.text).toContain(example);
});

it('gives webhooks neither samples nor a form', async () => {
  const { text = '' } = (await rowsOf(pets))['api/webhooks/post-pet-sold.md'] ?? {};
  expect(text).toContain('## Request body {#body}');
  expect(text).not.toContain('code-tabs');
  expect(parts(text).map(({ kind }) => kind)).not.toContain('try');
});

it('shows samples in the languages that are asked for, to the server that is', async () => {
  const rows = await rowsOf(pets, {
    samples: ['python'],
    server: 'https://test.example.org',
    tryIt: false,
    folder: 'en/rest',
  });
  const { text = '' } = rows['en/rest/pets/get-pet.md'] ?? {};
  expect(text).toContain('requests.get(\n    "https://test.example.org/pets/7"');
  expect(text).not.toContain('@tab curl');
  expect(parts(text).map(({ kind }) => kind)).not.toContain('try');
});

it('shows samples above the fields, and the form below them', async () => {
  const { text = '' } = (await rowsOf(pets))['api/pets/list-pets.md'] ?? {};
  const places = [
    'Gives all pets',
    '::: code-tabs',
    '## Authorization',
    '## Parameters',
    '"kind":"try"',
    '## Responses',
  ].map((said) => text.indexOf(said));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it('writes headings in the language of the pages', async () => {
  const { text = '' } = (await rowsOf(pets, {}, { lang: 'zh-CN' }))['api/pets/list-pets.md'] ?? {};
  expect(text).toContain('## 参数 {#parameters}');
  expect(text).toContain('## 响应 {#responses}');
  const rows = await rowsOf(pets, {}, { lang: 'zh-CN' });
  expect(rows['api/pets/create-pet.md']?.text).toContain('必须提供请求体。');
  expect(rows['api/schemas/new-pet.md']?.text).toContain('"label":"范围","values":["长度 ≥ 1"]');
});

it('ends where inline schemas go round in a circle through a path', async () => {
  const circle = {
    properties: {
      self: { allOf: [{ properties: { self: { $ref: '#/components/schemas/A/properties/self' } } }] },
    },
  };
  const document = { openapi: '3.1.0', info: { title: 'A' }, components: { schemas: { A: circle } } };
  expect(Object.keys(await rowsOf(JSON.stringify(document)))).toContain('api/schemas/a.md');
});

it('offers to try requests at servers of the web only', async () => {
  const triedAt = async (...urls: string[]) => {
    const document = {
      openapi: '3.1.0',
      info: { title: 'A' },
      servers: urls.map((url) => ({ url })),
      paths: { '/a': { get: { operationId: 'a', tags: ['t'], responses: {} } } },
    };
    const rows = await rowsOf(JSON.stringify(document));
    return parts(rows['api/t/a.md']?.text ?? '').find(({ kind }) => kind === 'try')?.props.servers;
  };
  expect(await triedAt('wss://a.example', 'javascript:alert(1)', 'https://b.example')).toEqual([
    'https://b.example',
  ]);
  expect(await triedAt('/v1')).toEqual(['/v1']);
  expect(await triedAt('wss://a.example')).toBeUndefined();
});

it('tells where each page is described, in YAML and in JSON', async () => {
  const lines = async (text: string) =>
    Object.values(await rowsOf(text)).map(({ from }) => text.split('\n')[(from?.line ?? 0) - 1]?.trim());
  expect((await lines(pets)).slice(2, 4)).toEqual(['operationId: listPets', 'operationId: createPet']);
  const json = await lines(JSON.stringify(parse(pets), null, 2));
  expect(json.slice(2, 4)).toEqual(['"get": {', '"post": {']);
});
