import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

/** In a process of its own: here modules are not imported by Node. */
function modulesOf(file: string): string[] {
  const code = `
    import { importProject, projectModules } from '${pathToFileURL(join(import.meta.dirname, 'project-modules.ts'))}';
    const file = ${JSON.stringify(file)};
    await importProject(file, true).catch(() => {});
    console.log(JSON.stringify(projectModules(file)));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }),
  );
}

test('a module that a config imports is one of its modules before it is there', () => {
  const root = mkdtempSync(join(tmpdir(), 'bifolio-modules-'));
  const file = join(root, 'config.mjs');
  writeFileSync(file, "import './parts.mjs';\n");
  expect(modulesOf(file)).toEqual([file, join(root, 'parts.mjs')]);
});
