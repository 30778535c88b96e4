import { expect, test } from 'vitest';
import { addVersion, readNote, readNotes } from './change-notes.mjs';

const changelog = '# Changelog\n\nAll changes.\n\n## 1.0.0 (2026-11-01)\n\n- The first.\n';
const note = (name: string, level: string, text: string) =>
  readNote(`---\n${name}: ${level}\n---\n\n${text}\n`, 'a.md');

test('a version stands above the others, with what is new before what is mended, package by package', () => {
  const notes = [
    note("'@bifolio/theme'", 'patch', 'A menu closes.'),
    note("'bifolio'", 'patch', 'A build ends.'),
    note("'bifolio'", 'minor', 'Pages fly.\n\nThey land, too.'),
  ];
  expect(addVersion(changelog, 'en', { version: '1.1.0', date: '2026-12-01', notes })).toBe(
    '# Changelog\n\nAll changes.\n\n' +
      '## 1.1.0 (2026-12-01)\n\n### Generator\n\n- Pages fly.\n\n  They land, too.\n- A build ends.\n\n### Theme\n\n- A menu closes.\n\n' +
      '## 1.0.0 (2026-11-01)\n\n- The first.\n',
  );
});

test('a note for several packages stands under the first', () => {
  const source = "---\n'bifolio': minor\n'@bifolio/theme': minor\n---\n\nPages fly.\n";
  expect(readNote(source, 'a.md')).toEqual({ name: 'bifolio', isNew: true, text: 'Pages fly.' });
});

test('a file that is no note is named, with what to write', () => {
  expect(() => note("'bifolo'", 'minor', 'Pages fly.')).toThrow(
    "a.md is no note. Begin with a line ---, 'bifolio': patch, a line ---, then write what changes.",
  );
});

test('every file in .changeset is a note', () => {
  expect(() => readNotes()).not.toThrow();
});
