import { describe, expect, it } from 'vitest';
import { type LockablePage, lockPages } from './lock-pages.ts';
import { createRuleMatcher } from './match-rules.ts';
import { type EncryptInput, type EncryptOptions, encryptOptions } from './options.ts';

const pages: LockablePage[] = [
  { route: '/', file: 'README.md' },
  { route: '/guide/intro/', file: 'guide/intro.md' },
  { route: '/guidelines/', file: 'guidelines.mdx' },
  { route: '/指南/安装/', file: '指南/安装.md' },
  { route: '/blog/', file: '' },
];

const matched = (pattern: string) => {
  const flags = createRuleMatcher(pages)(pattern);
  return Array.isArray(flags)
    ? pages.filter((_, index) => flags[index]).map(({ route }) => route)
    : flags.problem;
};

describe('a rule', () => {
  it('is the beginning of a path', () => {
    expect(matched('/guide/')).toEqual(['/guide/intro/']);
    expect(matched('/guide')).toEqual(['/guide/intro/', '/guidelines/']);
    expect(matched('guide/')).toEqual(['/guide/intro/']);
    expect(matched('/blog/')).toEqual(['/blog/']);
    expect(matched('/')).toHaveLength(5);
    expect(matched('/%E6%8C%87%E5%8D%97/')).toEqual(['/指南/安装/']);
    expect(matched('/100%/')).toEqual([]);
  });

  it('is a file when it ends in .md', () => {
    expect(matched('guide/intro.md')).toEqual(['/guide/intro/']);
    expect(matched('/guide/intro.md')).toEqual(['/guide/intro/']);
    expect(matched('guidelines.mdx')).toEqual(['/guidelines/']);
    expect(matched('intro.md')).toEqual([]);
  });

  it('is a regular expression for path or file when it begins with ^', () => {
    expect(matched('^/guide')).toEqual(['/guide/intro/', '/guidelines/']);
    expect(matched('^guide/.*\\.md$')).toEqual(['/guide/intro/']);
    expect(matched('^$')).toEqual([]);
  });

  it('that backtracks for ever is given up and reported', () => {
    const page = { route: `/${'a'.repeat(60)}!/`, file: '' };
    expect(createRuleMatcher([page])('^/(a+)+$')).toEqual({
      problem: expect.objectContaining({
        message: 'The rule "^/(a+)+$" takes too long to match.',
        option: ['encrypt', 'rules', '^/(a+)+$'],
      }),
    });
  });
});

const options = (input: Exclude<EncryptInput, false>) => encryptOptions.parse(input) as EncryptOptions;

describe('locks of pages', () => {
  it('name the rules that match, in their order, and the page itself', () => {
    const own: LockablePage = {
      route: '/guide/intro/',
      file: 'guide/intro.md',
      lock: { scope: 'page', rules: [], own: true },
    };
    const { pages: found, problems } = lockPages(
      [own, { route: '/', file: 'README.md' }],
      options({ rules: { '^/g': 'a', '/guide/': 'b', '/none/': 'c' } }),
    );
    expect(found[0]?.lock).toEqual({ scope: 'page', rules: ['^/g', '/guide/'], own: true });
    expect(found[1]?.lock).toBeUndefined();
    expect(problems).toMatchObject([
      { severity: 'warning', code: 'unused-rule', option: ['encrypt', 'rules', '/none/'] },
    ]);
  });

  it('are all the same when the whole site is locked', () => {
    const found = lockPages(pages, options({ global: true, admin: 'x', rules: { '/guide/': 'b' } })).pages;
    expect(new Set(found.map(({ lock }) => JSON.stringify(lock)))).toEqual(
      new Set(['{"scope":"site","rules":[],"own":false}']),
    );
  });

  it('are not looked for with all of a thousand slow rules, since the build fails anyway', () => {
    const rules = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`^/(a+)+${n}$`, 'p']));
    const page: LockablePage = { route: `/${'a'.repeat(60)}!/`, file: '' };
    const { problems } = lockPages([page], options({ rules }));
    expect(problems.map(({ code }) => code)).toEqual(['slow-rule', 'slow-rule']);
  });

  it('are found for a thousand rules in no time worth mentioning', () => {
    const rules = Object.fromEntries(
      Array.from({ length: 1000 }, (_, n) => [n % 2 ? `/r${n}/` : `^/r${n}/`, `p${n}`]),
    );
    const many: LockablePage[] = Array.from({ length: 1000 }, (_, n) => ({
      route: `/r${n}/`,
      file: `r${n}.md`,
    }));
    const { pages: found, problems } = lockPages(many, options({ rules }));
    expect(problems).toEqual([]);
    expect(found[999]?.lock?.rules).toEqual(['/r999/']);
  });
});
