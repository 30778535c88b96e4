import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { explained, messagesPage } from '../scripts/message-pages.mjs';
import { root } from '../scripts/paths.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sources = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|\/fixtures\//.test(file),
);
/** Without comments. */
const codeOf = (file: string) => read(file).replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');

test.each(['en', 'zh'] as const)('the page of all messages in %s is made from docs/messages.yaml', (lang) => {
  expect(read(`docs/${lang}/messages.md`), 'Run `node scripts/write-messages.mjs`.').toBe(messagesPage(lang));
});

test('every kind of problem is explained', () => {
  const codes = sources.flatMap((file) =>
    [...codeOf(file).matchAll(/\bcode: '([a-z-]+)'/g)].map(([, code]) => code ?? ''),
  );
  // Charts have an attribute of this name, which is a text.
  const told = new Set(codes.filter((code) => code !== 'text'));
  expect([...told].filter((code) => !explained.includes(code))).toEqual([]);
  expect(explained.length).toBeGreaterThan(200);
  expect(explained.filter((code, at) => explained.indexOf(code) !== at)).toEqual([]);
});

test('samples are source, never a bare divider', () => {
  expect(read('docs/messages.yaml').match(/^ *(?:wrong|right): "\|.{0,2}"$/gm)).toBeNull();
});

/** Words of messages that say nothing to a reader who doesn't know the program. */
const RIDDLES =
  /stays? text|leads? to no|means? nothing here|closes nothing|so all that follows|gave up on|are known of|is to be highlighted|Write on in|\bmended?\b|\bblanks?\b/;

test('messages and hints use plain verbs', () => {
  const riddles = sources.flatMap((file) =>
    [...codeOf(file).matchAll(/(?:message|hint|todo):?(?:\s*\([^)]*\)\s*=>)?\s*([`'"])([^\n]*?)\1/g)]
      .map(([, , text]) => text ?? '')
      .filter((text) => RIDDLES.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(riddles).toEqual([]);
});
