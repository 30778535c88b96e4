import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ts } from './editor-help/package-program.mjs';
import { root } from './paths.mjs';

const EXAMPLE = /^ \* @example\n \* ```(tsx?)\n([\s\S]*?)^ \* ```$/gm;

/** Examples above exports, as the pages of the API show them. */
const examples = globSync('packages/{generator,theme}/src/**/*.ts', { cwd: root })
  .filter((file) => !/\.test\.ts$|\/fixtures\//.test(file))
  .flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(EXAMPLE)].map(
      ([, ending = '', lines = ''], index) => ({
        name: `${basename(file, '.ts')}-${index}.${ending}`,
        code: lines.replaceAll(/^ \* ?/gm, ''),
      }),
    ),
  );

const folder = mkdtempSync(join(tmpdir(), 'bifolio-api-examples-'));
afterAll(() => rmSync(folder, { recursive: true }));

// Needs `npm run build:packages`.
test('every example of the API has right types', () => {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const paths = examples.map(({ name, code }) => {
    writeFileSync(join(folder, name), code);
    return join(folder, name);
  });
  const program = ts.createProgram(paths, {
    ...{ noEmit: true, strict: true, skipLibCheck: true, types: ['node'] },
    ...{ jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ESNext },
    ...{ module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
  });
  const wrong = ts
    .getPreEmitDiagnostics(program)
    .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`)
    // A module beside the example that its author has.
    .filter((message) => !message.includes("Cannot find module './"));
  expect(wrong).toEqual([]);
  expect(examples.length).toBeGreaterThan(40);
});
