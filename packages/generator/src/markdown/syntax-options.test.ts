import { describe, expect, it } from 'vitest';
import { parseOptions } from '../config/parse-options.ts';
import { markdownOptions } from './options.ts';

const markdown = (input: object) => markdownOptions.parse(input);

describe('syntaxes with settings', () => {
  it.each(['math', 'icon', 'fileTree', 'npmTo', 'codeTabs', 'table', 'include'] as const)(
    '%s is on with its defaults unless it says otherwise; true says the same, false switches it off',
    (name) => {
      const usual = markdown({})[name];
      expect(usual).toBeTypeOf('object');
      expect(markdown({ [name]: true })[name]).toEqual(usual);
      expect(markdown({ [name]: {} })[name]).toEqual(usual);
      expect(markdown({ [name]: false })[name]).toBe(false);
    },
  );

  it('have the defaults that are written down', () => {
    expect(markdown({}).include).toEqual({
      deep: true,
      useComment: true,
      resolveImagePath: true,
      resolveLinkPath: true,
    });
    expect(markdown({}).npmTo).toEqual({ tabs: ['npm', 'pnpm', 'yarn'] });
    expect(markdown({ npmTo: ['bun'] }).npmTo).toEqual({ tabs: ['bun'] });
  });

  it.each([
    [{ math: 'x' }, 'Expected option `markdown.math` to be false, true or an object, got "x".'],
    [{ include: { deep: 'no' } }, 'Expected option `markdown.include.deep` to be true or false, got "no".'],
    [
      { include: { depp: true } },
      'Unknown option `markdown.include.depp`.\n  Did you mean `markdown.include.deep`?',
    ],
    [
      { include: { resolvePath: './a' } },
      'Expected option `markdown.include.resolvePath` to be a function, got "./a".',
    ],
    [
      { npmTo: ['npn'] },
      'Expected option `markdown.npmTo[0]` to be "npm", "pnpm", "yarn", "bun" or "deno", got "npn".',
    ],
  ])('%j is an error that says what is wrong', (value, message) => {
    expect(() => parseOptions(markdownOptions, value, { path: ['markdown'] })).toThrow(message);
  });
});
