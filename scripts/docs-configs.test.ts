import { execFile } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';

const run = promisify(execFile);

/** A code block of the documentation with the name of the config: the whole file, for readers to paste. */
const CONFIG = /^( *)(`{3,})ts[^\n]*title="bifolio\.config\.ts"[^\n]*\n(.*?)^\1\2$/gms;

/** What only the reader's own files and packages can mend. */
const isOfReader = ({ code, message }: Problem) =>
  code === 'missing-path' || /^The config threw an error: Cannot find (?:module|package) /.test(message);

/** Loads the config of each folder, and tells what is wrong with each. */
const LOADER = `
  import { BifolioError, loadConfig } from 'bifolio';
  const problemsOf = (error) => (error instanceof BifolioError ? error.problems : [{ message: String(error) }]);
  const load = (folder) => loadConfig(folder).then(() => [], problemsOf);
  console.log(JSON.stringify(await Promise.all(process.argv.slice(1).map(load))));
`;

interface Problem {
  code?: string;
  message: string;
}

interface Example {
  place: string;
  code: string;
}

function examples(): Example[] {
  const pages = globSync('docs/{zh,en}/**/*.md', { cwd: root }).sort();
  return pages.flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8');
    return [...text.matchAll(CONFIG)].map(([, indent, , code = ''], index) => ({
      place: `${page}, config ${index + 1}`,
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }));
  });
}

// Needs `npm run build:packages`, since Node itself imports what the configs import.
test('every config in the documentation can be pasted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bifolio-configs-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const places = examples().map(({ place, code }, index) => {
    mkdirSync(join(folder, String(index)));
    writeFileSync(join(folder, String(index), 'bifolio.config.ts'), code);
    return place;
  });
  const { stdout } = await run(
    process.execPath,
    ['--input-type=module', '-e', LOADER, ...Object.keys(places)],
    { cwd: folder },
  );
  const wrong = (JSON.parse(stdout) as Problem[][]).flatMap((problems, index) =>
    problems.filter((one) => !isOfReader(one)).map(({ message }) => `${places[index]}: ${message}`),
  );
  expect(wrong).toEqual([]);
  expect(places.length).toBeGreaterThan(100);
});
