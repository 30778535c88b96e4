import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { zh } from './found/texts.ts';
import { theme } from './theme.ts';

const optionsOf = (options: Parameters<typeof theme>[0], path = '/', lang = 'en-US') =>
  theme(options).locale(path, lang).options;

describe('theme()', () => {
  it('points at files that exist', () => {
    const { server, client, styles } = theme();
    for (const file of [server, client, ...Object.values(styles)]) expect(existsSync(file ?? '')).toBe(true);
    expect(Object.keys(styles)).toEqual(expect.arrayContaining(['base', 'hint', 'tabs']));
  });

  it('keeps its browser modules, which are all side effects, from being dropped by bundlers', () => {
    const { sideEffects } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    expect(sideEffects).toEqual(expect.arrayContaining(['./dist/**/client.js', './src/**/client.ts']));
  });

  it('fills in every default', () => {
    expect(optionsOf({})).toMatchObject({
      appearance: true,
      docsRepo: '',
      docsBranch: 'main',
      editLink: true,
      lastUpdated: { dateStyle: 'short', timeStyle: 'short' },
      outline: [2, 3],
      transition: { page: true },
    });
  });

  it('names a language in its menu', () => {
    const options = { locales: { '/en/': { selectLanguageName: 'British' } } };
    expect(theme(options).locale('/en/', 'en-GB').label).toBe('British');
    expect(theme(options).locale('/', 'zh-CN').label).toBeUndefined();
  });

  it('speaks the language of the locale', () => {
    expect(optionsOf({}, '/', 'zh-CN').text).toEqual(zh);
  });

  it('puts the options of a locale over those at the top level', () => {
    const options = {
      outline: 2,
      outlineLabel: 'Here',
      navbar: ['/a/'],
      locales: { '/en/': { outline: false as const, navbar: false as const, notFound: { title: 'Gone' } } },
    };
    expect(optionsOf(options, '/en/')).toMatchObject({ outline: false, text: { outlineLabel: 'Here' } });
    expect(optionsOf(options, '/en/').text).toMatchObject({ notFound: { code: '404', title: 'Gone' } });
    expect(optionsOf(options)).toMatchObject({ outline: 2 });
    expect(theme(options).locale('/en/', 'en-US').navbar).toBe(false);
    expect(theme(options).locale('/', 'zh-CN').navbar).toEqual(['/a/']);
  });

  it('takes an object of the navigation bar for its entries and for the name beside the logo', () => {
    const options = {
      navbar: { title: false, items: ['/a/'] },
      locales: { '/en/': { navbar: ['/b/'] }, '/fr/': { navbar: { title: true } } },
    };
    const optionsOfPath = (path: string) => [
      theme(options).locale(path, 'en-US').navbar,
      optionsOf(options, path).siteTitle,
    ];
    expect(optionsOfPath('/')).toEqual([['/a/'], false]);
    expect(optionsOfPath('/en/')).toEqual([['/b/'], false]);
    expect(optionsOfPath('/fr/')).toEqual([['/a/'], true]);
    expect(() => theme({ navbar: { titel: false } } as object)).toThrow('Did you mean `theme.navbar.title`?');
    expect(() => theme({ navbar: { title: 'no' } } as object)).toThrow(
      'Expected option `theme.navbar.title` to be true or false, got "no".',
    );
  });

  it('refuses an unknown option and suggests the one that was meant', () => {
    expect(() => theme({ docRepo: 'me/site' } as object)).toThrow(
      'Unknown option `theme.docRepo`.\n  Did you mean `theme.docsRepo`?',
    );
    expect(() => theme({ locales: { '/en/': { text: { outlineLable: 'x' } } } } as object)).toThrow(
      "Unknown option `theme.locales['/en/'].text.outlineLable`.\n  Did you mean `theme.locales['/en/'].text.outlineLabel`?",
    );
  });

  it('says what it expected and what came', () => {
    expect(() => theme({ docsRepo: 'github' })).toThrow(
      'Expected option `theme.docsRepo` to be "owner/name" or the URL of a repository, got "github".',
    );
  });

  it('decides on the appearance before paint, except where there is only one', () => {
    expect(theme().headScript).toContain('prefers-color-scheme');
    expect(theme({ appearance: 'force-dark' }).headScript).toContain("'dark'");
    expect(theme({ appearance: false }).headScript).toBe('');
    expect(theme().headScript).not.toMatch(/<\/script/i);
  });
});

it('links beside the content and in the footer are told to the generator, which looks for pages that nothing links to', () => {
  const { frameLinks } = theme({
    asideLinks: { sponsor: '/sponsor/', star: true },
    footer: { columns: [{ title: 'More', items: [{ text: 'Team', link: '/team/' }] }] },
  }).locale('/', 'en-US');
  expect(frameLinks).toEqual(['/sponsor/', '/team/']);
});
