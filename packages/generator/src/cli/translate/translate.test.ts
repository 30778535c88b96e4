import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../../site/config/load.ts';
import { withSite } from '../../site/read/read-site.ts';
import { translationProblems } from '../../site/translations/translation-problems.ts';
import { compareTranslations } from '../../site/translations/translations.ts';
import type { TranslateFlags } from './command.ts';
import { type CommandName, commands, namedFile, translatedSite } from './commands.ts';

const config = `export default {
  locales: { '/': { lang: 'zh-CN', dir: 'zh' }, '/en/': { lang: 'en-US', dir: 'en' } },
  translations: true,
  theme: { name: 'test', server: import.meta.filename, styles: {}, headScript: '', locale: () => ({ options: {} }) },
};`;

const zh = '# 安装\n\n先装 `node` 20。\n\n然后运行它。\n';
const en = '# Install\n\nInstall `node` 20 first.\n\nThen run it.\n';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bifolio-translate-'));
  write({ 'bifolio.config.mjs': config, 'zh/a.md': zh, 'en/a.md': en });
});
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const edit = (file: string, from: string, to: string) => write({ [file]: read(file).replace(from, to) });
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], { cwd: root, stdio: 'pipe' });
const commit = () => {
  git('add', '-A');
  git('commit', '-qm', 'x');
};

async function translate(name: CommandName, flags: TranslateFlags = {}, ...files: string[]) {
  const loaded = await loadConfig(root, {});
  return commands[name](translatedSite(loaded), { ...flags, files: files.map((file) => join(root, file)) });
}
const status = async (flags?: TranslateFlags) => {
  const { output, failed } = await translate('status', flags);
  return `${output} ${failed ? 'fails' : 'passes'}`;
};

describe('translations', () => {
  it('of texts deep in the frontmatter are found behind, and take their place again', async () => {
    const home = (title: string, details: string) =>
      `---\nhero:\n  tagline: ${title}\nfeatures:\n  - title: ${title}\n    details: ${details}\n---\n`;
    write({ 'zh/README.md': home('首页', '有 20 个'), 'en/README.md': home('Home', '20 of them') });
    await translate('start');
    edit('zh/README.md', '20', '30');
    expect(await status()).toMatch(/content {2}6 -> 6 /);
    const file = join(root, 'behind.md');
    await translate('export', { to: file });
    write({ 'behind.md': read('behind.md').replace('    details: 20 of them', 'details: 30 of them') });
    await translate('import', {}, 'behind.md');
    expect(read('en/README.md')).toBe(home('Home', '30 of them'));
  });

  it('are in step once they have been started, and behind when their source changes', async () => {
    expect((await translate('start')).output).toContain('Wrote translations.lock for 1 page: 0 behind.');
    expect(await status()).toBe('0 of 1 page behind. passes');
    edit('zh/a.md', '20', '22');
    edit('zh/a.md', '然后', '新的一段。\n\n然后');
    expect(await status()).toMatch(
      /zh\/a\.md -> en\/a\.md {3}1 changed, 1 missing\n {2}content {2}3 -> 3 .*\n {2}missing {2}5 -> - .*\n1 of 1 page behind, 2 blocks\. fails$/,
    );
  });

  it('whose words alone have changed at the source are listed, and fail only where that is asked for', async () => {
    await translate('start');
    edit('zh/a.md', '然后', '接着');
    expect(await status()).toMatch(/wording[\s\S]*1 block with other wording\. passes$/);
    expect(await status({ strict: true })).toMatch(/fails$/);
  });

  it('are told to machines block by block', async () => {
    await translate('start');
    edit('zh/a.md', '20', '22');
    expect(JSON.parse((await translate('status', { json: true })).output)).toMatchObject({
      format: 1,
      command: 'translate status',
      findings: [
        {
          code: 'translation-behind',
          severity: 'warning',
          file: 'en/a.md',
          line: 3,
          page: 'zh/a.md',
          lang: 'en-US',
          state: 'content',
          kind: 'p',
          source: { file: 'zh/a.md', line: 3, end: 3 },
          target: { file: 'en/a.md', line: 3, end: 3 },
        },
      ],
      summary: { passed: false, errors: 0, warnings: 1, pages: 1, blocks: 1 },
    });
  });

  it('that a branch has left behind are told apart from those that were, as a comment', async () => {
    await translate('start');
    edit('zh/a.md', '20', '22');
    write({ 'before.json': (await translate('status', { json: true })).output });
    const since = { since: join(root, 'before.json'), markdown: true };
    expect(await translate('status', since)).toEqual({ output: '', failed: false });
    edit('zh/a.md', '然后', '新的 `一段`，@somebody。\n\n然后');
    expect(await translate('status', since)).toEqual({
      output:
        '**1 translation behind**\n\n`en/a.md` follows `zh/a.md`\n\n- missing, after line 4 of the source: `` 新的 `一段`，@somebody。 ``',
      failed: true,
    });
    const { findings } = JSON.parse((await translate('status', { json: true })).output);
    write({ 'before.json': JSON.stringify(findings) }); // As older versions wrote it.
    expect(await translate('status', since)).toEqual({ output: '', failed: false });
    write({ 'before.json': '' });
    expect((await translate('status', since)).output).toContain('content, line 3');
    write({ 'before.json': '{}' });
    await expect(translate('status', since)).rejects.toThrowError(
      `isn't the output of \`bifolio translate status --json\``,
    );
  });

  it('are accepted where both sides have changed, and where somebody names the line', async () => {
    await translate('start');
    edit('zh/a.md', '20', '22');
    edit('zh/a.md', '然后', '接着');
    edit('en/a.md', '20', '22');
    expect((await translate('accept')).output).toBe('Accepted 1 block on 1 page; 0 behind are left.');
    expect(await status()).toMatch(/1 block with other wording\. passes$/);
    await translate('accept', {}, 'en/a.md:5');
    expect(await status({ strict: true })).toMatch(/passes$/);
  });

  it('show what was translated once and what stands there now', async () => {
    git('init', '-q');
    await translate('start');
    commit();
    edit('zh/a.md', '20', '22');
    expect((await translate('diff')).output).toBe(
      'content  zh/a.md:3 -> en/a.md:3\n  - 先装 `node` 20。\n  + 先装 `node` 22。\n  = Install `node` 20 first.',
    );
  });

  it('that were left behind are found in the history, and Git merges the lock by line', async () => {
    git('init', '-q');
    commit();
    edit('zh/a.md', '20', '22');
    commit();
    edit('en/a.md', 'Then run', 'Now run');
    commit();
    const { output } = await translate('start', { fromGit: true });
    expect(output).toContain('1 behind.');
    expect(read('.gitattributes')).toBe('translations.lock merge=union\n');
    expect(await status()).toMatch(/content {2}3 -> 3/);
  });

  it('of a page that has moved are as far behind as before, under its new name', async () => {
    await translate('start');
    edit('zh/a.md', '20', '22');
    write({ 'zh/guide/b.md': read('zh/a.md'), 'en/guide/b.md': en });
    rmSync(join(root, 'zh/a.md'));
    rmSync(join(root, 'en/a.md'));
    const behind = /^zh\/guide\/b\.md -> en\/guide\/b\.md {3}1 changed\n {2}content {2}3 -> 3 /;
    expect(await status()).toMatch(behind);
    expect((await translate('accept')).output).toBe('Accepted 0 blocks on 0 pages; 1 behind is left.');
    expect(read('translations.lock')).not.toContain('zh/a.md');
    expect(await status()).toMatch(behind);
  });

  it('keep their lines while one of both is a draft, without a warning', async () => {
    await translate('start');
    const told = async () => {
      const loaded = await loadConfig(root, {});
      if (!loaded.translations) throw new Error('unreachable');
      const { translations } = loaded;
      const problems = await withSite(loaded, {}, ({ graph }) =>
        translationProblems(compareTranslations(loaded, translations, graph)),
      );
      return problems.map(({ code }) => code);
    };
    for (const file of ['zh/a.md', 'en/a.md']) {
      const text = read(file);
      write({ [file]: `---\ndraft: true\n---\n\n${text}` });
      expect(await told()).toEqual([]);
      write({ [file]: text });
    }
    write({ 'zh/a.md': `---\npassword: quite-a-long-one\n---\n\n${zh}` });
    expect(await told()).toEqual(['stale-translations-lock']);
  });

  it('are named by paths of the current folder, or by those that a report gives', () => {
    expect(namedFile('en/a.md:3', root)).toBe(join(root, 'en/a.md:3'));
    expect(namedFile('en/none.md', root)).toBe(resolve('en/none.md'));
    expect(namedFile('package.json', root)).toBe(resolve('package.json'));
  });

  it('leave nothing of locked pages and pages with locked parts in the lock', async () => {
    write({
      'zh/b.md': `---\npassword: quite-a-long-one\n---\n${zh}`,
      'en/b.md': en,
      'zh/c.md': `${zh}\n::: encrypt password="another-long-one"\n密\n:::\n`,
      'en/c.md': en,
    });
    await translate('start');
    expect(read('translations.lock')).toContain('# zh/a.md');
    expect(read('translations.lock')).not.toMatch(/zh\/[bc]\.md/);
    edit('zh/a.md', '# 安装', '---\npassword: quite-a-long-one\n---\n\n# 安装');
    await translate('accept');
    expect(read('translations.lock')).toBe('bifolio-translations 1\n');
  });
});

describe('a site with more languages', () => {
  const three = config.replace(' } },', " }, '/ar/': { lang: 'ar', dir: 'ar' } },");

  it('compares each with the source, and never with each other', async () => {
    write({ 'bifolio.config.mjs': three, 'ar/a.md': en.replace('Install\n', 'تثبيت\n') });
    await translate('start');
    edit('zh/a.md', '20', '22');
    edit('en/a.md', '20', '22');
    await translate('accept');
    expect(await status()).toMatch(
      /^zh\/a\.md -> ar\/a\.md {3}1 changed\n.*\n1 of 2 pages behind, 1 block\. fails$/,
    );
    expect(await status({ lang: 'en-US' })).toBe('0 of 1 page behind. passes');
    edit('ar/a.md', '20', '22');
    expect((await translate('accept', { lang: 'ar' })).output).toContain(
      'Accepted 1 block on 1 page; 0 behind',
    );
    expect(await status({ strict: true })).toBe('0 of 2 pages behind. passes');
  });

  it('follows another language on pages that say so', async () => {
    write({ 'bifolio.config.mjs': three, 'ar/a.md': `---\nsource: /en/\n---\n\n${en}` });
    await translate('start');
    edit('en/a.md', 'Then run', 'Now run');
    expect(await status({ lang: 'ar' })).toMatch(/en\/a\.md -> ar\/a\.md {3}1 wording/);
  });

  it('compares .mdx pages as it does others, with props and imports', async () => {
    const mdx = (text: string) =>
      `import { Box } from './Box.tsx'\n\n${text}\n\n<Box size={3}>\n\n- {1 + 1} \`x\`\n\n</Box>\n`;
    write({ 'zh/m.mdx': mdx('# 题'), 'en/m.mdx': mdx('# Title') });
    await translate('start');
    edit('zh/m.mdx', '`x`', '`y`');
    expect(await status()).toMatch(/zh\/m\.mdx -> en\/m\.mdx {3}1 changed\n {2}content {2}7 -> 7/);
  });
});

describe('texts that others translate', () => {
  it('leave as one file and come back to their lines', async () => {
    await translate('start');
    edit('zh/a.md', '20', '22');
    edit('zh/a.md', '然后', '新的一段。\n\n然后');
    const file = join(root, 'behind.md');
    expect((await translate('export', { to: file })).output).toContain('Wrote 2 blocks');
    edit('behind.md', 'Install `node` 20 first.', 'Install `node` 22 first.');
    edit('behind.md', '\n新的一段。\n\n<!-- /', '\nA new one.\n\n<!-- /');
    expect((await translate('import', {}, 'behind.md')).output).toContain('Put 2 blocks into 1 page.');
    expect(read('en/a.md')).toBe('# Install\n\nInstall `node` 22 first.\n\nA new one.\n\nThen run it.\n');
    expect((await translate('accept')).output).toContain('0 behind are left.');
    expect(await status({ strict: true })).toMatch(/passes$/);
  });

  it('are refused as a whole when one has lost code or its source has changed meanwhile', async () => {
    await translate('start');
    edit('zh/a.md', '20', '22');
    await translate('export', { to: join(root, 'behind.md') });
    edit('behind.md', 'Install `node` 20 first.', 'Install it.');
    await expect(translate('import', {}, 'behind.md')).rejects.toThrowError('has lost code node, number 22');
    edit('zh/a.md', '22', '24');
    await expect(translate('import', {}, 'behind.md')).rejects.toThrowError('not behind any more');
    expect(read('en/a.md')).toBe(en);
  });

  const program = (body: string) => {
    write({
      'translate.mjs': `let text = ''; for await (const part of process.stdin) text += part; const page = JSON.parse(text); ${body}`,
    });
    return { with: 'node translate.mjs' };
  };

  it('may be filled in by a program, which gets what is behind and nothing of locked pages', async () => {
    write({ 'zh/b.md': `---\npassword: quite-a-long-one\n---\n${zh}`, 'en/b.md': en });
    await translate('start');
    edit('zh/a.md', '20', '22');
    edit('zh/b.md', '20', '22');
    const flags = program(`import('node:fs').then(({ appendFileSync }) => appendFileSync('asked.json', text));
      console.log(JSON.stringify({ blocks: page.blocks.map(({ id }) => ({ id, text: 'Install \`node\` 22 first.' })) }));`);
    expect((await translate('fill', flags)).output).toContain('Filled 1 block on 1 page.');
    expect(read('en/a.md')).toContain('Install `node` 22 first.');
    expect(JSON.parse(read('asked.json'))).toMatchObject({
      page: 'zh/a.md',
      to: 'en-US',
      terms: [['安装', 'Install']],
      blocks: [{ state: 'content', source: '先装 `node` 22。', translation: 'Install `node` 20 first.' }],
    });
    expect(await status({ strict: true })).toMatch(/1 block to accept: bifolio translate accept fails$/);
  });

  it('are not written when the program changes code or fails', async () => {
    await translate('start');
    edit('zh/a.md', '20', '22');
    const { output, failed } = await translate(
      'fill',
      program(
        `console.log(JSON.stringify({ blocks: page.blocks.map(({ id }) => ({ id, text: 'Install it.' })) }))`,
      ),
    );
    expect(failed).toBe(true);
    expect(output).toContain('zh/a.md:3 The translation has lost code node, number 22');
    await expect(translate('fill', program('console.error("no key"); process.exit(3)'))).rejects.toThrowError(
      'ended with exit code 3 for zh/a.md.\n  no key',
    );
    await expect(translate('fill', program('console.log("hello")'))).rejects.toThrowError('gave no JSON');
    expect(read('en/a.md')).toBe(en);
  });
});

describe('what cannot be done', () => {
  it.each<[string, CommandName, TranslateFlags, string]>([
    ['before a start', 'status', {}, 'There is no translations.lock yet.'],
    ['for a language without translations', 'start', { lang: 'en' }, 'No page is translated into "en".'],
    ['from no history', 'start', { fromGit: true }, 'in no repository of Git'],
    ['for all without being sure', 'accept', { all: true }, 'takes everything as it is'],
    ['without a command', 'fill', {}, 'Say which command translates.'],
    ['without a file', 'import', {}, 'Say which file to import.'],
  ])('%s is told with what to type', async (_, name, flags, message) => {
    await expect(translate(name, flags)).rejects.toThrowError(message);
  });

  it('says why the option does not fit the site', async () => {
    edit('bifolio.config.mjs', 'translations: true', "translations: { source: '/de/' }");
    await expect(translate('status')).rejects.toMatchObject({
      problems: [
        {
          message: '`translations.source` is "/de/", which is no locale of this site.',
          file: 'bifolio.config.mjs',
          line: 3,
        },
      ],
    });
  });

  it('says that one language is not enough', async () => {
    write({
      'bifolio.config.mjs': config.replace(/, '\/en\/': \{[^}]*\}/, ''),
    });
    await expect(translate('start')).rejects.toThrowError(
      /needs at least two locales\.\n.*Add a language to `locales`, or remove `translations`/,
    );
  });

  it('says how to get the history of a shallow clone', async () => {
    git('init', '-q');
    commit();
    edit('zh/a.md', '20', '22');
    commit();
    const clone = mkdtempSync(join(tmpdir(), 'bifolio-shallow-'));
    git('clone', '-q', '--depth', '1', `file://${root}`, clone);
    const loaded = await loadConfig(clone, {});
    await expect(commands.start(translatedSite(loaded), { files: [], fromGit: true })).rejects.toThrowError(
      'Run `git fetch --unshallow` first.',
    );
    rmSync(clone, { recursive: true });
  });

  it('reads a lock with the marks of a conflict, and writes it without', async () => {
    await translate('start');
    const [header, ...lines] = read('translations.lock').trimEnd().split('\n');
    const both = ['<<<<<<< HEAD', ...lines, '=======', ...lines, '>>>>>>> branch'];
    write({ 'translations.lock': `${[header, ...both].join('\n')}\n` });
    expect(await status({ strict: true })).toMatch(/passes$/);
    await translate('accept');
    expect(read('translations.lock')).toBe(`${[header, ...lines].join('\n')}\n`);
  });

  it('two at once lose nothing of each other', async () => {
    write({ 'zh/b.md': zh, 'en/b.md': en });
    await translate('start');
    for (const page of ['a', 'b']) edit(`zh/${page}.md`, '然后', '接着');
    await Promise.all([translate('accept', {}, 'en/a.md'), translate('accept', {}, 'en/b.md')]);
    expect(await status({ strict: true })).toMatch(/^0 of 2 pages behind\. passes$/);
  });

  it('never writes over a lock that cannot be read', async () => {
    await translate('start');
    appendFileSync(join(root, 'translations.lock'), 'nonsense\n');
    await expect(translate('accept')).rejects.toThrowError(/translations\.lock:\d+ Line \d+ is not a line/);
    expect(read('translations.lock')).toContain('nonsense');
  });
});
