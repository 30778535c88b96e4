import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { frontmatterSchema } from '../packages/generator/src/core/contracts/frontmatter.ts';
import { en, zh } from '../packages/theme/src/found/texts.ts';
import { frontmatter } from '../packages/theme/src/frontmatter.ts';
import { optionsSchema } from '../packages/theme/src/options.ts';
import { SLOTS } from '../packages/theme/src/slots.ts';

const readSource = (path: string) => readFileSync(new URL(`../packages/${path}`, import.meta.url), 'utf8');

const languages: { folder: string; text: typeof en }[] = [
  { folder: 'zh', text: zh },
  { folder: 'en', text: en },
];

describe.each(languages)('the documentation in $folder', ({ folder, text }) => {
  const readPage = (page: string) =>
    readFileSync(new URL(`../docs/${folder}/${page}.md`, import.meta.url), 'utf8');
  const read = (page: string) => readPage(`config/${page}`);
  const texts: Record<string, unknown> = text;

  it('has every option of the theme', () => {
    const page = read('theme');
    const options = Object.keys(optionsSchema.shape).filter((key) => !(key in texts));
    expect(options.filter((key) => !page.includes(`\`${key}\``))).toEqual([]);
  });

  it('has every text of the interface as it is', () => {
    const { licenses, notFound, ...plain } = text;
    const rows = rowsOf(read('locales') + read('plugins/search'));
    expect(Object.fromEntries(rows)).toMatchObject({ ...plain, ...notFound });
    expect(read('locales')).toContain('`licenses`');
  });

  it('has every key of the frontmatter', () => {
    const page = read('frontmatter/basic');
    const isNamed = (key: string) => new RegExp(`\`${key}\`|^#+ (.*, )?${key}\\b|^${key}:`, 'm').test(page);
    expect(Object.keys(frontmatterSchema(frontmatter).shape).filter((key) => !isNamed(key))).toEqual([]);
  });

  it('has every hook', () => {
    const page = readPage('guide/api/client');
    const exported = readSource('generator/src/client.ts') + readSource('theme/src/hooks.ts');
    const names = exported.match(/\buse[A-Z]\w+/g) ?? [];
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !page.includes(`${name}(`))).toEqual([]);
  });

  it('has every slot', () => {
    const page = readPage('guide/layout-slots');
    expect(SLOTS.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  it('has every flag of the commands', () => {
    const page = readPage('guide/usage');
    const commands = ['author', 'build', 'check', 'serve'].map((name) =>
      readSource(`generator/src/cli/definitions/${name}-commands.ts`),
    );
    const flags = commands.join('').match(/(?<=option\(\s*')--[a-z]+/g) ?? [];
    const scaffold = readSource('create/src/command/help.ts').match(/--[a-z-]+/g) ?? [];
    const named = [...flags, ...scaffold].filter((flag) => flag !== '--help' && flag !== '--version');
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((flag) => !page.includes(`\`${flag}`))).toEqual([]);
  });
});

/** First and second cell of table rows that begin with code, without the marks of code. */
const rowsOf = (page: string) =>
  [...page.matchAll(/^\| `(\w+)` \| `?(.*?)`? \|/gm)].map(([, key = '', cell = '']) => [
    key,
    cell.replaceAll('\\|', '|'),
  ]);
