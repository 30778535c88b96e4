import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { guardCode } from './guard-code.ts';

/** Runs guarded code; `told` is what it has told, `rounds` how many rounds of loops there were. */
async function run(code: string, file = 'a.js') {
  const told: string[] = [];
  let rounds = 0;
  const fail = (error: unknown) => {
    told.push(String(error));
    return error;
  };
  const context = {
    __bifolioLoop: () => void rounds++,
    __bifolioFail: fail,
    __bifolioTry(inner: () => unknown) {
      try {
        return inner();
      } catch (error) {
        throw fail(error);
      }
    },
    result: undefined as unknown,
  };
  try {
    runInNewContext(await guardCode(code, file), context);
  } catch {
    // It has been told.
  }
  return { rounds, told: [...new Set(told)], result: context.result };
}

describe('guarded code', () => {
  it.each([
    ['for (let i = 0; i < 3; i++) {}', 3],
    ['/* 中文 */ let i = 3; while (i) i--;', 3],
    ['let i = 0; do i++; while (i < 3)', 3],
    ['for (const a of [1, 2]) for (const b in { c: 1 }) "中"', 4],
    ['const f = () => { for (const a of [1, 2]) if (a) continue; }; f()', 2],
  ])('asks in each round of %s', async (code, count) => expect((await run(code)).rounds).toBe(count));

  it.each([
    'null.x',
    'function f() { null.x } f();',
    'const f = () => null.x; f()',
    'const f = (a) => (b) => null.x; f(1)(2)',
    'if (true) for (const a of [1]) null.x',
    'class A { constructor() { null.x } } new A',
  ])('tells the error in %s', async (code) =>
    expect((await run(code)).told).toEqual([expect.stringContaining('TypeError')]),
  );

  it.each([
    ['function double(a) { return a * 2 } result = double(21)', 42],
    ['const pair = () => ({ a: 1 }); result = pair().a', 1],
    ['let a = 1; { let a = 2 } result = a', 1],
    ['function f() { "use strict"; return this === undefined } result = f()', true],
    ['const o = { get a() { return 5 }, m() { return this.a } }; result = o.m()', 5],
    ['var [a, ...b] = (function* () { yield 1; yield 2 })(); result = b[0]', 2],
    ['result = (function () { return arguments.length })(1, 2)', 2],
  ])('does the same as before: %s', async (code, result) => {
    expect(await run(code)).toMatchObject({ result, told: [] });
  });

  it('is what it was when it is no script', async () => {
    expect(await guardCode('while ((', 'a.ts')).toBe('while ((');
  });

  it('may hold types and elements', async () => {
    const code =
      'for (const a of b as C[]) list.push(<i key={a}>{a}</i>);\nexport const f = async () => await a;';
    expect(await guardCode(code, 'a.tsx')).toBe(
      'for (const a of b as C[]) {__bifolioLoop();list.push(<i key={a}>{a}</i>);}\nexport const f = async () => await a;',
    );
  });
});
