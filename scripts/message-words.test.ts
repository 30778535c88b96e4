import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './paths.mjs';

/** Words of riddles; `CONTRIBUTING.md` asks for what happened and what to write instead. */
const AVOIDED =
  /\bleads? to\b|\bstays?\b|\bstands?\b|\bholds?\b|\baddress(?:es)?\b|\bmend\b|\b(?:every|some|no)body\b|\bcounts from\b|\bpictures?\b|\bswitched off\b|\bis none\b|\bstyle sheets?\b|\bmeans nothing\b|\bnothing here\b/;

/** A message or hint, up to the end of its expression. */
const TEXT = /\b(?:message|hint|error)(?::|\s*=)\s*((?:[^\n]|\n\s+(?=['"`?:]))*)/g;
const QUOTED = /`((?:[^`\\]|\\.)*)`|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g;

const files = globSync('{generator,theme,create,twoslash,social-images,openapi,typedoc}/src/**/*.{ts,tsx}', {
  cwd: join(root, 'packages'),
  exclude: ['**/*.test.*', '**/fixtures/**', 'theme/src/text/**'],
});

/** The texts of a file, without the expressions in them. */
function textsOf(file: string): string[] {
  const source = readFileSync(join(root, 'packages', file), 'utf8');
  return [...source.matchAll(TEXT)]
    .flatMap(([, expression = '']) => [...expression.matchAll(QUOTED)])
    .map(([, template, single, double]) =>
      (template ?? single ?? double ?? '').replaceAll(/\$\{[^}]*\}/g, ''),
    )
    .filter((text) => /\s/.test(text));
}

it('messages and hints are in plain words', () => {
  const texts = files.flatMap((file) => textsOf(file).map((text) => ({ file, text })));
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter(({ text }) => AVOIDED.test(text))).toEqual([]);
});
