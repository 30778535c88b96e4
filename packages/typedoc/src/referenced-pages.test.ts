import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BifolioError, type SourceRow } from 'bifolio';
import { beforeAll, expect, it } from 'vitest';
import { pagesOf, zoo } from './fixtures/rows.ts';

const root = zoo();
let made: Awaited<ReturnType<typeof pagesOf>>;

beforeAll(async () => {
  made = await pagesOf(root, { folder: ['api', 'en/api'] });
});

const textOf = (row: SourceRow | undefined) => String(row?.text);
const parts = (text: string) =>
  [...text.matchAll(/^`+typedoc\n(.*)\n`+$/gm)].map(([, json = '']) => JSON.parse(json));

it('makes a page for each module and each export, in each language', () => {
  const paths = Object.keys(made.rows);
  expect(paths.slice(0, paths.length / 2)).toEqual([
    'api/README.md',
    'api/zoo/README.md',
    'api/zoo/add-options.md',
    'api/zoo/animal.md',
    'api/zoo/feed.md',
    'api/zoo/fish.md',
    'api/zoo/sea-fish.md',
    'api/zoo/sound.md',
    'api/zoo/volume.md',
    'api/zoo/zoo.md',
    'api/zoo/zoo-2.md',
    'api/zoo-more/README.md',
    'api/zoo-more/more.md',
  ]);
  expect(paths[paths.length / 2]).toBe('en/api/README.md');
});

it('shows how an export is written, with each parameter, its type, default and comment', () => {
  const text = textOf(made.rows['en/api/zoo/zoo-2.md']);
  expect(text).toContain('class Zoo<T extends Animal = Animal>');
  expect(text).toContain('### add() {#add}');
  expect(text).toContain('add(animal: T, options?: AddOptions): number');
  expect(text).toContain("```ts\nzoo.add({ name: 'Rex' });\n```");
  expect(text).toContain('**Throws** when it is [`named`](./animal.md#name) twice');
  expect(text).not.toContain('## Constructor');
  expect(parts(text)[2].fields[1]).toEqual({
    name: 'options',
    type: [{ text: 'AddOptions', href: './add-options.md' }],
    flags: [{ kind: 'optional', text: 'Optional' }],
    usual: { label: 'Default', value: '{}' },
    text: 'what is done on the way',
  });
});

it('names a method by a symbol with its brackets, which are no link', () => {
  const text = textOf(made.rows['en/api/zoo/zoo-2.md']);
  expect(text).toMatch(/^### &#91;iterator&#93;\(\) \{#[\w-]+\}$/m);
});

it('shows all calls of a function, and what they need', () => {
  const text = textOf(made.rows['en/api/zoo/feed.md']);
  expect(text).toContain(
    'function feed(\n  animals: readonly Animal[],\n  food: string,\n  times?: number,\n)',
  );
  expect(text).toContain('function feed(animal: Animal, food: string): Promise<void>');
  expect(text).toContain('**Since** 1.2.0');
  expect(text.match(/\{#[\w-]*parameters\}/g)).toEqual(['{#parameters}', '{#call-2-parameters}']);
});

it('shows types with a line for each choice, and objects with their properties', () => {
  expect(textOf(made.rows['en/api/zoo/sound.md'])).toContain("type Sound =\n  | 'a rather");
  const text = textOf(made.rows['en/api/zoo/add-options.md']);
  expect(text).toContain('type AddOptions = { wash?: boolean }');
  expect(parts(text)[0].fields).toMatchObject([{ id: 'wash', usual: { value: 'false' } }]);
});

it('tells of what is deprecated, and takes no comment for HTML', () => {
  const { fields } = parts(textOf(made.rows['en/api/zoo/animal.md']))[0];
  expect(fields[0].text).toBe('What it is called: `Rex`, not \\<Rex>.');
  expect(fields[1]).toMatchObject({
    flags: [{ kind: 'optional' }, { kind: 'deprecated' }],
    text: 'use [`Animal.name`](./animal.md#name)',
  });
});

it('describes each page by the first sentence of its comment, without marks', () => {
  expect(made.rows['en/api/zoo/zoo.md']?.data).toMatchObject({ description: 'The only one.' });
  expect(made.rows['en/api/zoo/sound.md']?.data).not.toHaveProperty('description');
  expect(made.rows['en/api/zoo/sea-fish.md']?.data).toMatchObject({
    description: 'Each entry is __proto__ in a way.',
  });
});

it('writes headings in the language of the pages', () => {
  expect(textOf(made.rows['api/zoo/feed.md'])).toContain('## 参数 {#parameters}');
});

it('names file and line of each page, and of a link in a comment that leads nowhere', () => {
  expect(made.rows['en/api/zoo/animal.md']?.from).toEqual({ file: 'index.ts', line: 30 });
  expect(made.warnings).toEqual([
    expect.objectContaining({
      code: 'typedoc',
      message: '{@link Ghost} refers to nothing on these pages.',
      file: 'more.ts',
      line: 4,
    }),
  ]);
});

it('lists an export of another module where that is described', () => {
  expect(textOf(made.rows['en/api/zoo-more/README.md'])).toContain('- [`Animal`](../zoo/animal.md)');
});

it('lists modules in the order of the option, and links to one that comes later', async () => {
  const { rows } = await pagesOf(zoo(), { entryPoints: { more: './more.ts', zoo: './index.ts' } });
  expect(textOf(rows['api/README.md'])).toBe('- [`more`](./more/README.md)\n- [`zoo`](./zoo/README.md)\n');
  expect(textOf(rows['api/more/README.md'])).toContain('- [`Animal`](../zoo/animal.md)');
});

it('lists what is inherited from something without a page, and leaves the rest where it is described', () => {
  const text = textOf(made.rows['en/api/zoo/fish.md']);
  expect(text).toContain('interface Fish extends Animal, Creature');
  expect(parts(text)[0].fields.map(({ name }: { name: string }) => name)).toEqual(['legs', 'FIN_COUNT']);
});

it('shows names as they are written in lists', () => {
  expect(textOf(made.rows['en/api/zoo/README.md'])).toContain('- [`SEA_FISH`](./sea-fish.md) Each entry');
});

it('knows names that mean one thing only', () => {
  expect(made.reference?.names.get('Zoo.add')).toBe('zoo/zoo-2.md#add');
  expect(made.reference?.names.get('AddOptions')).toBe('zoo/add-options.md');
});

it('converts nothing again while no file has changed', async () => {
  const kept = join(root, 'kept/conversion.json');
  const before = statSync(kept).mtimeMs;
  const again = await pagesOf(root, { folder: ['api', 'en/api'] });
  expect(again.rows).toEqual(made.rows);
  expect(statSync(kept).mtimeMs).toBe(before);
  expect(again.files).toContain(join(root, 'index.ts'));
  const file = join(root, 'more.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace('{@link Ghost}', 'ghost'));
  expect((await pagesOf(root)).warnings).toEqual([]);
});

it('converts nothing again in a copy of the site, since nothing kept names its folder', async () => {
  const copy = `${root}-copy`;
  cpSync(root, copy, { recursive: true });
  const kept = join(copy, 'kept/conversion.json');
  const before = readFileSync(kept, 'utf8');
  expect(before).not.toContain(root);
  const { mtimeMs } = statSync(kept);
  expect((await pagesOf(copy)).files).toContain(join(copy, 'index.ts'));
  expect(statSync(kept).mtimeMs).toBe(mtimeMs);
  rmSync(copy, { recursive: true });
});

it('a module that the project does not include, and a broken project, are errors, and nothing is kept', async () => {
  const other = zoo({ 'other.ts': 'export const other = 1;\n' });
  const failure = (file: string) =>
    pagesOf(other, { entryPoints: { other: file } }).catch((one: unknown) =>
      one instanceof BifolioError ? one.message : '',
    );
  expect(await failure('./other.ts')).toContain(
    'tsconfig.json The project doesn\'t include the module "other.ts".',
  );
  expect(await failure('./gone.ts')).toContain('The file "./gone.ts" doesn\'t exist.');
  writeFileSync(join(other, 'tsconfig.json'), '{\n  "files": [\n');
  expect(await failure('./index.ts')).toMatch(/^tsconfig\.json:2:12 The 'files' list .* is empty\.$/m);
  writeFileSync(join(other, 'tsconfig.json'), '{ "extends": "./none.json", "files": ["index.ts"] }');
  expect(await failure('./index.ts')).toMatch(/^tsconfig\.json.* Cannot read file '.*none\.json'\.$/m);
  expect(existsSync(join(other, 'kept'))).toBe(false);
  rmSync(other, { recursive: true });
});
