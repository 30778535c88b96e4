import fc from 'fast-check';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { describe, expect, it } from 'vitest';
import { createCpuLimit } from '../../core/clock/cpu-limit.ts';
import { sharedScanners } from './shared-scanners.ts';

const engine = await createOnigurumaEngine(import('shiki/wasm'));

const patterns = [
  'a',
  'ab',
  'b+',
  '\\G.',
  '\\Ab',
  '^a',
  'c$',
  '(?<=a)b',
  'b(?=c)',
  '(a)(b)?',
  '你+',
  'x*',
  '\\z',
];

describe('shared scanners', () => {
  it('find what the scanners of the engine find, wherever and however they are asked', () => {
    const shared = sharedScanners(engine, createCpuLimit());
    fc.assert(
      fc.property(
        fc.subarray(patterns, { minLength: 1 }).chain((list) => fc.shuffledSubarray(list, { minLength: 1 })),
        fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' ', '你', '😀'), maxLength: 12 }),
        fc.array(fc.tuple(fc.nat(12), fc.constantFrom(0, 1, 4, 5)), { minLength: 1, maxLength: 6 }),
        (list, text, questions) => {
          const [own, ours] = [engine.createScanner(list), shared.createScanner(list)];
          const string = shared.createString(text);
          for (const [from, options] of questions) {
            if (from > text.length) continue;
            expect(ours.findNextMatchSync(string, from, options)).toEqual(
              own.findNextMatchSync(string, from, options),
            );
          }
          string.dispose?.();
        },
      ),
    );
  });

  it('compile a pattern once for all of them, and only when it is looked for', () => {
    const compiled: string[] = [];
    const counting = {
      ...engine,
      createScanner(list: (string | RegExp)[]) {
        compiled.push(...list.map(String));
        return engine.createScanner(list);
      },
    };
    const counted = sharedScanners(counting, createCpuLimit());
    const first = counted.createScanner(['a', 'b']);
    const second = counted.createScanner(['c', 'a', 'b']);
    expect(compiled).toEqual([]);
    expect(first.findNextMatchSync('a', 0, 0)).toMatchObject({ index: 0 });
    expect(compiled).toEqual(['a']);
    expect(second.findNextMatchSync('b', 0, 0)).toMatchObject({ index: 2 });
    expect(compiled).toEqual(['a', 'c', 'b']);
  });

  it('give back what they no longer need, and find it all the same', () => {
    const shared = sharedScanners(engine, createCpuLimit());
    const first = shared.createScanner(['a']);
    expect(first.findNextMatchSync('ba', 0, 0)).toMatchObject({ captureIndices: [{ start: 1, end: 2 }] });
    shared.createScanner(Array.from({ length: 6000 }, (_, number) => `end of document ${number}`));
    expect(first.findNextMatchSync('bba', 0, 0)).toMatchObject({ captureIndices: [{ start: 2, end: 3 }] });
  });
});
