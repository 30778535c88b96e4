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

test('a script for browsers imports an address as it is', async () => {
  const root = mkdtempSync(join(tmpdir(), 'bifolio-imports-'));
  writeFileSync(join(root, 'load.js'), compiled);

  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [plainImportsPlugin()],
    build: { write: false, minify: false, lib: { entry: join(root, 'load.js'), formats: ['es'] } },
  });
  const [{ output }] = built as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  expect(output[0].code).toMatch(/import\(\s*(?:\/\*.*\*\/)?\s*url\s*\)/);
  expect(output[0].code).not.toContain('tsx');
});
