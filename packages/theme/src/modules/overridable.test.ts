import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { overridable } from './overridable.ts';

const modules = overridable();

it('names frame and layouts, but no tests', () => {
  expect(Object.keys(modules)).toEqual(
    expect.arrayContaining(['Footer', 'Navbar', 'Sidebar', 'AppearanceSwitch', 'Doc', 'Home', 'NotFound']),
  );
  expect(Object.keys(modules).filter((name) => /test/i.test(name))).toEqual([]);
});

it.each(Object.entries(modules))('%s is what its module exports', (name, path) => {
  expect(readFileSync(path, 'utf8')).toMatch(new RegExp(`export (?:function|const) ${name}\\b`));
});
