import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TypeNote } from 'bifolio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTypeReader } from './type-reader.ts';

const root = mkdtempSync(join(tmpdir(), 'bifolio-types-'));
const reader = createTypeReader({ root, compilerOptions: {} });
const read = (code: string, language = 'ts') => reader.read(code, language);
const ofKind = <K extends TypeNote['kind']>(code: string, kind: K) =>
  read(code).notes.filter((note): note is Extract<TypeNote, { kind: K }> => note.kind === kind);

beforeAll(() => {
  const folder = join(root, 'node_modules/@someone/greet');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    '{"name":"@someone/greet","version":"1.0.0","types":"index.d.ts"}',
  );
  writeFileSync(join(folder, 'index.d.ts'), 'export declare function greet(name: string): void;');
  writeFileSync(join(root, 'own.ts'), 'export const own = 1;');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a block', () => {
  it('tells the type of each name, with what its comment says', () => {
    const { code, notes, problems } = read(
      '/** Adds **one**.\n * @param n a number */\nfunction inc(n: number) {}',
    );
    expect(code).toBe('/** Adds **one**.\n * @param n a number */\nfunction inc(n: number) {}');
    expect(problems).toEqual([]);
    expect(notes).toContainEqual({
      kind: 'hover',
      line: 2,
      column: 9,
      length: 3,
      text: 'function inc(n: number): void',
      docs: 'Adds **one**.',
      tags: [['param', 'n a number']],
    });
  });

  it('answers `^?` and takes the question away', () => {
    const { code, notes } = read('const a = 1;\n//    ^?\nconst b = 2;');
    expect(code).toBe('const a = 1;\nconst b = 2;');
    expect(notes).toContainEqual({ kind: 'query', line: 0, column: 6, length: 1, text: 'const a: 1' });
  });

  it('completes at `^|`', () => {
    const [note] = ofKind('// @noErrors\n"a".toUpp\n//       ^|', 'completion');
    expect(note).toMatchObject({ line: 0, column: 9, prefix: 'toUpp' });
    expect(note?.names).toEqual([{ name: 'toUpperCase', kind: 'method' }]);
  });

  it('marks what `^^^` points at', () => {
    expect(ofKind('const a = 1;\n//    ^^^^^ so be it', 'highlight')).toEqual([
      { kind: 'highlight', line: 0, column: 6, length: 5, text: 'so be it' },
    ]);
  });

  it.each(['log', 'warn', 'error', 'annotate'])('has lines of its author: @%s', (name) => {
    expect(ofKind(`const a = 1;\n// @${name}: said & done\nconst b = 2;`, 'tag')).toEqual([
      { kind: 'tag', line: 1, column: 0, length: 0, name, text: 'said & done' },
    ]);
  });

  it('has several such lines in a row, and none that are cut', () => {
    const code = '// @log: cut\nlet a;\n// ---cut---\nlet b;\n// @log: one\n// @warn: two\nlet c;\n// @log';
    expect(read(code).code).toBe('let b;\nlet c;');
    expect(ofKind(code, 'tag').map(({ line, name, text }) => [line, name, text])).toEqual([
      [1, 'log', 'one'],
      [1, 'warn', 'two'],
      [2, 'log', ''],
    ]);
  });

  it.each([
    ['before `---cut---`', 'const a = 1;\n// ---cut---\nconst b = a;'],
    ['before `---cut-before---`', 'const a = 1;\n// ---cut-before---\nconst b = a;'],
    ['after `---cut-after---`', 'const b = 1;\n// ---cut-after---\nconst c = 2;'],
    [
      'between `---cut-start---` and `---cut-end---`',
      'const a = 1;\n// ---cut-start---\nconst c = 2;\n// ---cut-end---\nconst b = a;',
    ],
  ])('does not show what stands %s', (_, code) => {
    expect(read(code).code).not.toMatch(/cut|c = 2/);
    expect(read(code).problems).toEqual([]);
    expect(read(code).notes).toContainEqual(expect.objectContaining({ kind: 'hover', text: 'const b: 1' }));
  });

  it('may be several files', () => {
    const { code, notes, problems } = read(
      '// @filename: a.ts\nexport const a = 1;\n// @filename: b.ts\nimport { a } from "./a";\na;',
    );
    expect(problems).toEqual([]);
    expect(code).toContain('// @filename: b.ts');
    expect(notes).toContainEqual(
      expect.objectContaining({ line: 4, text: expect.stringContaining('const a: 1') }),
    );
  });

  it('leaves no files behind for the next block', () => {
    const own = '// @filename: own.ts\nexport const other = 1;\n// @filename: b.ts\n';
    for (const rest of ['import { other } from "./own";', 'const a = 1;\n// ^?']) read(own + rest);
    expect(read("import { own } from './own';").problems).toEqual([]);
    expect(read("import './b';").problems).toHaveLength(1);
  });

  it('takes compiler options', () => {
    expect(read('let a: string = null;').problems).toHaveLength(1);
    expect(read('// @strict: false\nlet a: string = null;')).toMatchObject({
      code: 'let a: string = null;',
      problems: [],
    });
    const lax = createTypeReader({ root, compilerOptions: { strict: false } });
    expect(lax.read('let a: string = null;', 'ts').problems).toEqual([]);
  });

  it.each([
    ['tsx', 'const f = <T,>(x: T) => x;', 'const f: <T>(x: T) => T'],
    ['js', '/** @type {number} */\nconst a = 1;', 'const a: number'],
    ['jsx', 'const a = 1;', 'const a: 1'],
  ])('may be %s', (language, code, text) => {
    const { notes, problems } = read(code, language);
    expect(problems).toEqual([]);
    expect(notes[0]).toMatchObject({ kind: 'hover', text });
  });
});

describe('errors', () => {
  it('are shown when they are announced', () => {
    const { code, notes, problems } = read('// @errors: 2322\nconst a: string = 1;');
    expect(problems).toEqual([]);
    expect(code).toBe('const a: string = 1;');
    expect(notes).toContainEqual({
      kind: 'error',
      line: 0,
      column: 6,
      length: 1,
      level: 'error',
      code: '2322',
      text: "Type 'number' is not assignable to type 'string'.",
    });
  });

  it('are not looked for with `@noErrors`', () => {
    expect(ofKind('// @noErrors\nconst a: string = 1;', 'error')).toEqual([]);
  });

  it('are a problem when nobody has announced them, also in what is cut', () => {
    expect(read('const a: string = 1;\n// ---cut---\nconst b = 2;')).toEqual({
      code: 'const b = 2;',
      notes: [],
      problems: [
        {
          line: 1,
          column: 7,
          message: "Unexpected TypeScript error 2322: Type 'number' is not assignable to type 'string'.",
          hint: 'Fix the code, or add "// @errors: 2322" if the error is intentional.',
        },
      ],
      dependencies: expect.anything(),
    });
  });

  it.each([
    ["import { x } from '@nobody/here/deep';", '@nobody/here'],
    ["import { x } from 'nowhere';\nx((a) => a);", 'nowhere'],
    [
      "import { readFileSync } from 'node:fs';",
      '@types/node` and add `node` to `markdown.code.twoslash.compilerOptions.types',
    ],
  ])('say what to install, and no more, when a package is missing: %j', (code, name) => {
    expect(read(code).problems).toEqual([
      {
        line: 1,
        column: expect.any(Number),
        message: expect.stringMatching(/^The types of this block need a package that is not installed: /),
        hint: `Run \`npm install -D ${name}\`, or put \`// @noErrors\` on a line of its own in the block.`,
      },
    ]);
  });

  it('stay errors when the module is a file of the site', () => {
    expect(read("import './missing';").problems[0]?.message).toMatch(/^Unexpected TypeScript error \d+: /);
  });

  it.each([
    ['const a = 1;\n//  ^?', { line: 2, message: '`^?` points at nothing that has a type.' }],
    [
      '// ---cut-end---',
      { line: 1, message: '`// ---cut-start---` and `// ---cut-end---` do not come in pairs.' },
    ],
  ])('in comments for twoslash do not stop anything: %j', (code, problem) => {
    expect(read(code)).toMatchObject({ notes: [], problems: [problem] });
  });

  it('in the compiler options of the config are told', () => {
    const { problems } = createTypeReader({ root, compilerOptions: { target: 'es1' } }).read('1', 'ts');
    expect(problems[0]?.message).toMatch(
      /^TypeScript rejects the compiler options of the config: .*'--target'/,
    );
  });
});

describe('types in reach', () => {
  const typescript = createRequire(import.meta.url).resolve('typescript/package.json');

  it('are the same for a block whose packages have been loaded before', () => {
    const code = "import { greet } from '@someone/greet';\ngreet('a');";
    const { load, read } = createTypeReader({ root, compilerOptions: {} });
    load(code);
    expect(read(code, 'ts')).toEqual(reader.read(code, 'ts'));
  });

  it('are the packages and files that the block has used', () => {
    const { dependencies, problems } = read(
      "import { greet } from '@someone/greet';\nimport { own } from './own';\ngreet('a'); own;",
    );
    expect(problems).toEqual([]);
    expect(Object.keys(dependencies).sort()).toEqual(
      [join(root, 'node_modules/@someone/greet/package.json'), join(root, 'own.ts'), typescript].sort(),
    );
  });

  it("are TypeScript's own for a block that stands alone", () => {
    expect(Object.keys(read('const a = [1].map(String);').dependencies)).toEqual([typescript]);
  });
});

it('reads components of Vue', () => {
  const code =
    '<script setup lang="ts">\nconst n = 1\n//    ^?\nconst s: string = n // wrong\n</script>\n<template><p /></template>';
  const { problems } = read(code, 'vue');
  expect(problems).toContainEqual(expect.objectContaining({ line: 4, column: 7 }));
  expect(read(code.replace(': string', ''), 'vue').notes).toContainEqual(
    expect.objectContaining({ kind: 'query', line: 1, column: 6, text: 'const n: 1' }),
  );
});
