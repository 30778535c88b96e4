import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages, readGroups, saidOf } from '../docs/messages/groups.ts';
import { messageRow } from '../docs/messages/page.ts';
import { readReports, readScenes } from '../docs/messages/scenes.ts';
import { root } from './paths.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sources = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|\/fixtures\//.test(file),
);
/** Without comments. */
const codeOf = (file: string) => read(file).replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
const code = sources.map(codeOf).join('\n');

const groups = Object.entries(readGroups()).map(([id, group]) => ({ ...group, id }));
const messages = groups.flatMap((group) =>
  Object.entries(group.messages).map(([code, message]) => ({ code, message, group })),
);
const [scenes, reports] = [readScenes(), readReports()];
const explained = messages.map(({ code }) => code);

test('every kind of problem has a page in both languages', () => {
  const codes = [...code.matchAll(/\bcode: '([a-z-]+)'/g)].map(([, one]) => one ?? '');
  // Charts have an attribute of this name, which is a text.
  const told = new Set(codes.filter((one) => one !== 'text'));
  expect([...told].filter((one) => !explained.includes(one))).toEqual([]);
  expect(explained.length).toBeGreaterThan(300);
  expect(explained.filter((one, at) => explained.indexOf(one) !== at)).toEqual([]);
});

/** Codes that are put together of two parts: `unknown-slot`. */
const COMPOSED =
  /^(?:built-(?:title|description)|unknown-(?:slot|component)|echarts-without-data|\w+-source)$/;

test('every page is of a problem that is reported', () => {
  expect(explained.filter((one) => !COMPOSED.test(one) && !code.includes(`'${one}'`))).toEqual([]);
});

/** Problems whose words are put together of others. */
const SPOKEN = [
  'unknown-slot',
  'invalid-option',
  'built-title',
  'built-description',
  'not-a-part',
  'invalid-questions',
];

/** Problems whose message comes from an author's code or another program. */
const OF_OTHERS = ['extension-throws', 'extension-warning', 'migration', 'crash', 'unexpected'];

test('pages show the messages that are in the code', () => {
  const texts = code.replaceAll(/\\(['"`])/g, '$1');
  const pieces = (said: string) =>
    said
      .split('…')
      .map((piece) => piece.trim())
      .filter((piece) => piece.length > 3);
  const gone = messages.flatMap(({ code, message }) =>
    message.try || SPOKEN.includes(code)
      ? []
      : saidOf(message)
          .filter((said) => !pieces(said).every((piece) => texts.includes(piece)))
          .map((said) => `${code}: ${said}`),
  );
  expect(gone, 'Update `message` in docs/messages.yaml.').toEqual([]);
  expect(messages.filter(({ message }) => saidOf(message).length === 0).map(({ code }) => code)).toEqual(
    OF_OTHERS,
  );
});

test.each(languages)(
  'the page of a problem in %s has its message, its cause and both samples',
  (language) => {
    for (const one of messages) {
      const scene = scenes[one.code] && { ...scenes[one.code], report: reports[one.code] ?? '' };
      const { path, text, data } = messageRow({ ...one, scene }, language);
      const { wrong, right } = one.message;
      expect(path).toBe(`${language}/messages/${one.code}.md`);
      expect(data).toMatchObject({ title: one.code });
      expect(text).toContain(one.message[language]);
      expect(String(text).match(/^## .*\{#(?:wrong|right)\}$/gm) ?? []).toHaveLength(
        [wrong || scene, right].filter(Boolean).length,
      );
    }
  },
);

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
