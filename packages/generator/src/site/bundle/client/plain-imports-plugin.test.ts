import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { plainImportsPlugin } from './plain-imports-plugin.ts';

/** As TypeScript compiles `export const load = (url: string) => import(url);`. */
const compiled = `var __rewriteRelativeImportExtension = (this && this.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\\.\\.?\\//.test(path)) {
        return path.replace(/\\.(tsx)$|\\.ts$/i, function (m, tsx) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : m;
        });
    }
    return path;
};
export const load = (url) => import(__rewriteRelativeImportExtension(/* @vite-ignore */ url));
`;

async function bundle(source: string): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'bifolio-imports-'));
  writeFileSync(join(root, 'load.js'), source);

  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [plainImportsPlugin()],
    build: { write: false, minify: false, lib: { entry: join(root, 'load.js'), formats: ['es'] } },
  });
  const [{ output }] = built as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code;
}

test('a script for browsers imports an address as it is', async () => {
  const code = await bundle(compiled);
  expect(code).toMatch(/import\(\s*(?:\/\*.*\*\/)?\s*url\s*\)/);
  expect(code).not.toContain('tsx');
});

test('a library that exports such a function keeps it', async () => {
  const tslib = 'export function __rewriteRelativeImportExtension(path) {\n  return path;\n}\n';
  expect(await bundle(tslib)).toContain('function __rewriteRelativeImportExtension(path)');
});
