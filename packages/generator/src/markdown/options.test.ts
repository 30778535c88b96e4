import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineBlock } from '../core/contracts/markdown.ts';
import { parseOptions } from '../core/schemas/parse-options.ts';
import { switchable } from '../core/schemas/switchable.ts';
import { markdownSchema, resolveMarkdown } from './options.ts';
import { renderWith } from './test-environment.ts';

describe('syntaxes with settings', () => {
  it.each(['math', 'include'] as const)(
    '%s is on with its defaults unless it says otherwise; true says the same, false switches it off',
    (name) => {
      const usual = resolveMarkdown({})[name];
      expect(usual).toBeTypeOf('object');
      expect(resolveMarkdown({ [name]: true })[name]).toEqual(usual);
      expect(resolveMarkdown({ [name]: {} })[name]).toEqual(usual);
      expect(resolveMarkdown({ [name]: false })[name]).toBe(false);
    },
  );

  it('have the defaults that are written down', () => {
    expect(resolveMarkdown({}).include).toEqual({
      deep: true,
      inCode: false,
      regionMarks: false,
      useComment: true,
      resolveImagePath: true,
      resolveLinkPath: true,
    });
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
  ])('%j is an error that says what is wrong', (value, message) => {
    expect(() => parseOptions(markdownSchema({}), value, { path: ['markdown'] })).toThrow(message);
  });
});

describe('a block with options', () => {
  const options = { moodBoard: switchable({ mood: z.enum(['calm', 'wild']).default('calm') }) };
  const block = defineBlock({
    name: 'mood-board',
    options,
    setup(md, { moodBoard }) {
      if (!moodBoard) return;
      md.core.ruler.push('mood', (state) => {
        const token = Object.assign(new state.Token('html_block', '', 0), {
          content: `<i>${moodBoard.mood}</i>`,
        });
        state.tokens.push(token);
      });
    },
  });
  const htmlOf = async (written: Record<string, unknown>) => (await renderWith(written, [block])('')).html;

  it('gets its own part of `markdown`, with its defaults', async () => {
    expect(await htmlOf({})).toBe('<i>calm</i>');
    expect(await htmlOf({ moodBoard: { mood: 'wild' } })).toBe('<i>wild</i>');
  });

  it('is left out by false under its name', async () => {
    expect(await htmlOf({ moodBoard: false })).toBe('');
  });

  it('has its options checked with those of the generator', () => {
    const parse = (value: object) => parseOptions(markdownSchema(options), value, { path: ['markdown'] });
    expect(() => parse({ moodBoard: { mood: 'sad' } })).toThrow(
      'Expected option `markdown.moodBoard.mood` to be "calm" or "wild", got "sad".',
    );
    expect(() => parse({ modBoard: {} })).toThrow('Did you mean `markdown.moodBoard`?');
  });
});
