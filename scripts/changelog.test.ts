import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

/** Of each section its level, its version if it has one, and how many entries it has. */
const sectionsOf = (text: string) =>
  text.split(/^(?=##)/m).map((section) => ({
    level: /^#+/.exec(section)?.[0],
    version: /^## (\d.*)$/m.exec(section)?.[1],
    entries: section.match(/^- /gm)?.length ?? 0,
  }));

it('the changelog has the same versions, sections and entries in both languages', () => {
  const english = sectionsOf(read('CHANGELOG.md'));
  expect(english.length).toBeGreaterThan(3);
  expect(sectionsOf(read('CHANGELOG.zh-CN.md'))).toEqual(english);
});

it('each version has its day, and the newest is the one of the packages', () => {
  const versions = [...read('CHANGELOG.md').matchAll(/^## (.*)$/gm)].map(([, title]) => title);
  const { version } = JSON.parse(read('packages/generator/package.json'));
  expect(versions[0]?.startsWith(`${version} (`)).toBe(true);
  for (const title of versions) expect(title).toMatch(/^\d\S+ \(\d{4}-\d\d-\d\d\)$/);
});

it('each entry of the Chinese changelog is in Chinese', () => {
  const entries = read('CHANGELOG.zh-CN.md')
    .split(/^(?=- |#)/m)
    .filter((part) => part.startsWith('- '));
  expect(entries.filter((entry) => !/\p{Script=Han}/u.test(entry))).toEqual([]);
});
