import { expect, test } from 'vitest';
import { z } from 'zod';
import { markdownSchema } from '../../markdown/options.ts';
import { navbarSchema, sidebarSchema } from '../contracts/options/navigation.ts';
import { parseOptions } from './parse-options.ts';

const schema = z.strictObject({
  navbar: navbarSchema.optional(),
  sidebar: sidebarSchema.optional(),
  outline: z.union([z.literal(false), z.number(), z.literal('deep')]).default(2),
});

const problemsOf = (value: unknown, of: z.ZodType = schema, path = 'theme') => {
  try {
    parseOptions(of, value, { path: [path] });
    return [];
  } catch (error) {
    return String(error).split('\n');
  }
};

test('defaults are filled in', () => {
  expect(parseOptions(schema, {})).toEqual({ outline: 2 });
});

test('options that are no object at all are an error', () => {
  expect(problemsOf(7)).toEqual(['BifolioError: Expected option `theme` to be an object, got 7.']);
});

test('all that a value may be is listed', () => {
  expect(problemsOf({ outline: 'shallow' })).toEqual([
    'BifolioError: Expected option `theme.outline` to be false, a number or "deep", got "shallow".',
  ]);
});

test('a word that is almost one of those that a value may be is told with the one that was meant', () => {
  expect(problemsOf({ outline: 'dep' })).toEqual([
    'BifolioError: Expected option `theme.outline` to be false, a number or "deep", got "dep".',
    '  Did you mean "deep"?',
  ]);
});

test('an unknown option names what is known, unless that is too much to read', () => {
  const many = Object.fromEntries(
    Array.from({ length: 81 }, (_, index) => [`text${index}`, z.string().optional()]),
  );
  expect(problemsOf({ extras: {} })).toEqual([
    'BifolioError: Unknown option `theme.extras`.',
    '  Known options here: `navbar`, `sidebar`, `outline`.',
  ]);
  expect(problemsOf({ extras: {} }, z.strictObject(many))).toEqual([
    'BifolioError: Unknown option `theme.extras`.',
    '  Remove it, or choose another option: https://bifolio.dev/en/config/intro/',
  ]);
});

test('an option of VitePress or Plume is told with what to write instead', () => {
  expect(problemsOf({ hostname: 'x', nav: [], autoFrontmatter: false })).toEqual([
    'BifolioError: Unknown option `theme.hostname`.',
    '  Write `hostname`.',
    'Unknown option `theme.nav`.',
    '  Write `theme.navbar`.',
    'Unknown option `theme.autoFrontmatter`.',
    '  Leave it out. Source files are never written; permalinks that it wrote keep working.',
  ]);
  expect(problemsOf({ linenumbers: true }, schema, 'markdown')).toEqual([
    'BifolioError: Unknown option `markdown.linenumbers`.',
    '  Write `markdown.code.lineNumbers`.',
  ]);
});

test('a wrong value deep inside alternatives is named at its own place', () => {
  expect(
    problemsOf({ sidebar: { '/guide/': [{ text: 'A', items: [{ text: 'B', collapsed: 'yes' }] }] } }),
  ).toEqual([
    'BifolioError: Expected option `theme.sidebar[\'/guide/\'][0].items[0].collapsed` to be true or false, got "yes".',
    '  Write true.',
  ]);
});

test('an unknown key deep inside alternatives is named with what was meant', () => {
  expect(problemsOf({ sidebar: { '/guide/': { items: [{ txt: 'A' }], prefx: 'x' } } })).toEqual([
    "BifolioError: Unknown option `theme.sidebar['/guide/'].items[0].txt`.",
    "  Did you mean `theme.sidebar['/guide/'].items[0].text`?",
    "Unknown option `theme.sidebar['/guide/'].prefx`.",
    "  Did you mean `theme.sidebar['/guide/'].prefix`?",
  ]);
});

test('a refined value is described by its schema', () => {
  expect(problemsOf({ navbar: [{ text: 'A', activeMatch: '(' }] })).toEqual([
    'BifolioError: Expected option `theme.navbar[0].activeMatch` to be a regular expression, got "(".',
  ]);
});

test('options of Markdown say what was expected and what came, each once', () => {
  const wrong = {
    include: { resolvePath: '/parts' },
    code: { themes: { light: 'toString' }, collapsedLines: 0 },
    blocks: ['tabs'],
    config: true,
  };
  expect(problemsOf(wrong, markdownSchema({}), 'markdown')).toEqual([
    'BifolioError: Expected option `markdown.include.resolvePath` to be a function, got "/parts".',
    'Expected option `markdown.code.themes.light` to be the name of a theme that comes with Shiki, such as "vitesse-light", got "toString".',
    'Expected option `markdown.code.collapsedLines` to be a number above 0, got 0.',
    'Expected option `markdown.blocks[0]` to be a block made with defineBlock, got "tabs".',
    'Expected option `markdown.config` to be a function of the markdown-it instance, got true.',
  ]);
});

test('menus may nest two levels and no deeper', () => {
  const level = (items?: unknown[]) => ({ text: 'A', ...(items && { items }) });
  expect(problemsOf({ navbar: [level([level(['/a/'])])] })).toEqual([]);
  expect(problemsOf({ navbar: [level([level([level([level()])])])] })[0]).toBe(
    'BifolioError: Unknown option `theme.navbar[0].items[0].items[0].items`.',
  );
});

test('says what to write instead of options that another generator has below one of ours', () => {
  const schema = z.strictObject({ markdown: z.strictObject({ pdf: z.boolean() }) });
  const parse = () => parseOptions(schema, { markdown: { pdf: { pdfjsUrl: '/pdfjs/' } } });
  expect(parse).toThrow(
    expect.objectContaining({
      problems: [
        expect.objectContaining({
          message: 'Expected option `markdown.pdf` to be true or false, got an object.',
          hint: 'Write `true` and install `pdfjs-dist`, which the site serves to phones.',
        }),
      ],
    }),
  );
});
