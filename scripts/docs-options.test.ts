import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { frontmatterSchema } from '../packages/generator/src/content/frontmatter.ts';
import { frontmatter } from '../packages/theme/src/frontmatter.ts';
import { optionsSchema } from '../packages/theme/src/options.ts';
import { enUS, type Text } from '../packages/theme/src/text/en-US.ts';
import { zhCN } from '../packages/theme/src/text/zh-CN.ts';

const languages: { folder: string; text: Text }[] = [
  { folder: 'zh', text: zhCN },
  { folder: 'en', text: enUS },
];

describe.each(languages)('the documentation in $folder', ({ folder, text }) => {
  const read = (page: string) =>
    readFileSync(new URL(`../docs/${folder}/config/${page}.md`, import.meta.url), 'utf8');
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
});

/** First and second cell of table rows that begin with code, without the marks of code. */
const rowsOf = (page: string) =>
  [...page.matchAll(/^\| `(\w+)` \| `?(.*?)`? \|/gm)].map(([, key = '', cell = '']) => [key, cell]);
