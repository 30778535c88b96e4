import { describe, expect, it } from 'vitest';
import {
  type EncryptInput,
  type EncryptOptions,
  encryptOptions,
} from '../../core/contracts/options/locks.ts';
import { type LockablePage, lockPages } from '../lock-pages.ts';
import { createRuleMatcher } from './match-rules.ts';

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

  it('is the end of a file when it ends in .md, at the beginning of a name', () => {
    expect(matched('guide/intro.md')).toEqual(['/guide/intro/']);
    expect(matched('/guide/intro.md')).toEqual(['/guide/intro/']);
    expect(matched('guidelines.mdx')).toEqual(['/guidelines/']);
    expect(matched('intro.md')).toEqual(['/guide/intro/']);
    expect(matched('安装.md')).toEqual(['/指南/安装/']);
    expect(matched('ntro.md')).toEqual([]);
    expect(matched('intro/guide.md')).toEqual([]);
  });

  it('is the beginning of a file too, since its path may be another', () => {
    const flags = createRuleMatcher([{ route: '/b/', file: 'notes/a.md' }]);
    expect(flags('/notes/')).toEqual([true]);
    expect(flags('notes')).toEqual([true]);
    expect(flags('/otes/')).toEqual([false]);
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
      { severity: 'error', code: 'unused-rule', option: ['encrypt', 'rules', '/none/'] },
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

describe('a rule that locks nothing', () => {
  const unused = (rule: string, drafts: LockablePage[] = []) =>
    lockPages(
      [...pages, { route: '/en/Secret2/', file: 'en/Secret2/README.md' }],
      options({ rules: { [rule]: 'p' } }),
      drafts,
    ).problems.map(({ severity, message, hint }) => ({ severity, message, hint }));

  it.each([
    ['/en/secret2/', '/en/Secret2/'],
    ['/GUIDE', '/guide'],
    ['Guide/Intro.md', 'guide/intro.md'],
    ['tro.md', 'guide/intro.md'],
    ['guide/intor.md', 'guide/intro.md'],
    ['^/en/secret', 'en/Secret2/README.md'],
    ['/giude/', '/guide/'],
    ['/guide/intro.html', '/guide/intro/'],
  ])('is an error that names what it nearly is: %s', (rule, meant) => {
    expect(unused(rule)).toEqual([
      {
        severity: 'error',
        message: `The rule "${rule}" in \`encrypt.rules\` matches no page.`,
        hint: `Did you mean "${meant}"?`,
      },
    ]);
  });

  it('is told how rules are written when it is like no page', () => {
    expect(unused('/nothing-of-the-sort/')[0]?.hint).toContain('such as "/guide/"');
    expect(unused('^nothing$')[0]?.hint).toContain('regular expression');
    for (const rule of ['guide/_part.md', '/_drafts/', '^/blog/_drafts/'])
      expect(unused(rule)[0]?.hint).toContain('names begin with "_" are not pages');
  });

  it('since its pages are drafts, is told how to lock them', () => {
    const told = {
      severity: 'error',
      message: 'The rule "/diary/" in `encrypt.rules` matches only drafts, such as "diary/a.md".',
      hint: 'Remove the rule. To lock a draft before it is published, add `password` to its frontmatter.',
    };
    const draft: LockablePage = { route: '/diary/a/', file: 'diary/a.md', draft: true };
    expect(unused('/diary/', [draft])).toEqual([told]);
    const inDev = lockPages([...pages, draft], options({ rules: { '/diary/': 'p' } }));
    expect(inDev.pages.at(-1)?.lock?.rules).toEqual(['/diary/']);
    expect(inDev.problems).toMatchObject([told]);
  });
});
