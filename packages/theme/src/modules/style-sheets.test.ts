import { globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { expect, it } from 'vitest';
import { styleSheets } from './style-sheets.ts';

const source = join(import.meta.dirname, '..');

/** The style sheets that a sheet brings along, itself first. */
function sheetsOf(file: string): string[] {
  const imports = [...readFileSync(file, 'utf8').matchAll(/^@import "(\.[^"]+)";$/gm)];
  return [file, ...imports.flatMap(([, path = '']) => sheetsOf(join(dirname(file), path)))];
}

it('every style sheet reaches some page', () => {
  const byScript = globSync('**/*.ts', { cwd: source }).flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/ from '(?:\.\.\/)+(src\/[^']+)\?url';$/gm)].map(
      ([, path = '']) => join(source, '..', path),
    ),
  );
  const linked = new Set([...Object.values(styleSheets()), ...byScript].flatMap(sheetsOf));
  // Islands fetch those of `libraries`.
  const own = globSync('**/*.css', { cwd: source }).filter((file) => !file.startsWith('libraries'));
  const lost = own.filter((file) => !linked.has(join(source, file)));
  expect(lost.map((file) => file.split(sep).join('/'))).toEqual([]);
});

it('every style sheet of a home block is asked for by a block', () => {
  const blocks = globSync('home/*/block.tsx', { cwd: source }).map((file) =>
    readFileSync(join(source, file), 'utf8'),
  );
  const names = Object.keys(styleSheets()).filter((name) => name.startsWith('home-'));
  expect(names).toContain('home-hero');
  expect(names.filter((name) => !blocks.some((text) => text.includes(`'${name}'`)))).toEqual([]);
});

it('widths at which pages change grow with the size of text that readers have chosen', () => {
  const fixed = globSync('**/*.css', { cwd: source }).filter((file) =>
    /@media[^{]*\dpx/.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(fixed).toEqual([]);
});

it('nothing that is put into a page has browsers style all of it again', () => {
  // Chromium takes siblings of any element, or of one in an `:is()`, for siblings of what was put in, wherever that is.
  const sweeping = globSync('**/*.css', { cwd: source }).filter((file) =>
    /[*)] \+ (?:\*|[\w-]+ > :)/.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(sweeping).toEqual([]);
});
