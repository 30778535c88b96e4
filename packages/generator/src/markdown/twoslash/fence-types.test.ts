import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { finishStore, storeOf } from '../../core/store/site-store.ts';
import { createFenceTypes, typeThreadOf } from './fence-types.ts';
import type { TypeRequest } from './types/type-source.ts';
import type { TypedCode } from './types.ts';

const request = { code: 'let a', language: 'ts' };
let root: string;

/** A package that answers with what it was made from, instead of TypeScript. */
function install(version: string, source = '') {
  const answer = '{ code, notes: [], problems: [], dependencies: {}, said: [language, compilerOptions] }';
  const main = `${source}\nexport const createTypeReader = ({ compilerOptions }) => ({ load() {}, read: (code, language) => (${answer}) });`;
  for (const [name, file, text] of [
    ['@bifolio/twoslash', 'index.js', main],
    ['typescript', 'index.js', ''],
  ] as const) {
    const folder = join(root, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ name, version, type: 'module', main: file }),
    );
    writeFileSync(join(folder, file), text);
  }
}

/** Blocks of a build whose source is counted. */
function build(typed: Partial<TypedCode> = {}, { cache = true, options = {} } = {}) {
  const asked: TypeRequest[] = [];
  const read = async (one: TypeRequest): Promise<TypedCode> => {
    asked.push(one);
    return { code: one.code, notes: [], problems: [], dependencies: {}, ...typed };
  };
  const store = storeOf({ root, build: { cache } });
  const types = createFenceTypes({ root, options: { compilerOptions: options }, store, source: { read } });
  return {
    asked,
    async read(one: TypeRequest) {
      const answer = await types.read(one);
      finishStore({ root, build: { cache } }, []);
      return answer;
    },
  };
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bifolio-block-types-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a warm build', () => {
  it('asks nobody, so that TypeScript is not loaded', async () => {
    install('1');
    const first = build();
    const typed = await first.read(request);
    const second = build();
    expect(await second.read(request)).toEqual(typed);
    expect([first.asked.length, second.asked.length]).toEqual([1, 0]);
  });

  it('asks again when versions or options have changed, or nothing was to be kept', async () => {
    install('1');
    await build().read(request);
    const strict = build({}, { options: { strict: false } });
    await strict.read(request);
    const unkept = build({}, { cache: false });
    await unkept.read(request);
    install('2');
    const newer = build();
    await newer.read(request);
    expect([strict, unkept, newer].map(({ asked }) => asked.length)).toEqual([1, 1, 1]);
  });

  it('asks again about what was wrong', async () => {
    install('1');
    await build({ problems: [{ message: 'No module', hint: '' }] }).read(request);
    const second = build();
    await second.read(request);
    expect(second.asked).toHaveLength(1);
  });
});

it('says how to install the package', async () => {
  const { asked, read } = build();
  expect((await read(request)).problems).toEqual([
    {
      message: 'This block asks for types with `twoslash`, but the package that reads them is not installed.',
      hint: 'Run `npm install -D @bifolio/twoslash`, or take `twoslash` away from the block.',
    },
  ]);
  expect(asked).toEqual([]);
});

describe('the thread that reads types', () => {
  it('answers all who ask, with the compiler options of the site', async () => {
    install('1');
    const thread = typeThreadOf({ root, options: { compilerOptions: { strict: false } } });
    const answers = await Promise.all([
      thread.read(request),
      thread.read({ code: 'let b', language: 'tsx' }),
    ]);
    await thread.close();
    expect(answers).toMatchObject([
      { code: 'let a', said: ['ts', { strict: false }] },
      { code: 'let b', said: ['tsx', { strict: false }] },
    ]);
  });

  it('is not fatal when it fails', async () => {
    install('1', 'throw new Error("no memory");');
    const source = typeThreadOf({ root, options: true });
    const types = createFenceTypes({
      root,
      options: true,
      store: storeOf({ root, build: { cache: true } }),
      source,
    });
    const { code, problems } = await types.read(request);
    await source.close();
    expect(code).toBe('let a');
    expect(problems).toMatchObject([{ message: 'Type checking failed for this block: no memory.' }]);
  });
});
