import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { createHighlighter } from './highlighter.ts';
import { codeOptions } from './options.ts';
import { limitSteps } from './step-limit.ts';

test('the limit of the engine is found, and found once', () => {
  const module = new WebAssembly.Module(
    readFileSync(createRequire(import.meta.url).resolve('shiki/onig.wasm')),
  );
  const stubs = new Proxy({}, { get: () => () => 0 });
  const imports = WebAssembly.Module.imports(module).map(({ module: from }) => [from, stubs]);
  const engine = new WebAssembly.Instance(module, Object.fromEntries(imports));
  expect([limitSteps(engine), limitSteps(engine)]).toEqual([true, false]);
});

test('a line that makes a grammar backtrack ends, and the next one has its colors', {
  timeout: 30_000,
}, async () => {
  const highlighter = createHighlighter(codeOptions.parse({}));
  await highlighter.load(['cpp']);
  const line = '/[('.repeat(150);
  const [first = [], second = []] = highlighter.highlight(`${line}\nint a = 1;`, 'cpp');
  expect(first.map(({ text }) => text).join('')).toBe(line);
  expect(second.some(({ className }) => className !== '')).toBe(true);
});
