import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadConfig } from '../../site/config/load.ts';
import { compareWithRef } from './compare-site.ts';
import { diffProblems } from './diff-problems.ts';
import { diffMarkdown, diffText } from './diff-text.ts';

const config = (rest = '') => `export default { ${rest}
  theme: { name: 'test', server: import.meta.filename, styles: {}, headScript: '', locale: () => ({ options: {} }) },
};`;
const guide =
  '# Brew\n\nBoil the water.\n\n## Green tea\n\nWait a minute.\n\n## Black tea\n\nWait for four.\n';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bifolio-diff-test-'));
  write({ 'bifolio.config.mjs': config(), 'README.md': '# Home\n', 'guide/brew.md': guide });
  git('init', '-q', '-b', 'main');
  commit();
  git('checkout', '-q', '-b', 'work');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], { cwd: root, stdio: 'pipe' });
const commit = () => {
  git('add', '-A');
  git('commit', '-qm', 'x');
};
const compare = async (ref = 'main') => compareWithRef(await loadConfig(root, {}), ref);
const told = async () => diffProblems(await compare()).map(({ message, hint }) => `${message} ${hint}`);

describe('a branch', () => {
  it('without a change says so, and leaves nothing behind', async () => {
    const temporary = join(root, 'temporary');
    mkdirSync(temporary);
    vi.stubEnv('TMPDIR', temporary);
    expect(diffText(await compare())).toBe('No page differs.');
    vi.unstubAllEnvs();
    expect(readdirSync(temporary)).toEqual([]);
  });

  it('is compared page by page and block by block, with what is not committed yet', async () => {
    write({
      'guide/brew.md': guide.replace('a minute', 'two minutes').replace('## Black', 'Pour.\n\n## Black'),
    });
    write({ 'guide/new.md': '# New\n' });
    rmSync(join(root, 'README.md'));
    expect(diffText(await compare())).toBe(
      [
        'guide/brew.md   1 block changed, 1 added',
        'guide/new.md   added',
        'README.md   removed',
        '1 page changed, 1 page added, 1 page removed.',
      ].join('\n'),
    );
  });

  it('is compared with where it left the other, not with what came there since', async () => {
    git('checkout', '-q', 'main');
    write({ 'later.md': '# Later\n' });
    commit();
    git('checkout', '-q', 'work');
    expect(diffText(await compare())).toBe('No page differs.');
  });

  it('whose line ends and wrapping differ, differs in nothing', async () => {
    write({ 'guide/brew.md': guide.replaceAll('\n', '\r\n').replace('Boil the', 'Boil\r\nthe') });
    expect(diffText(await compare())).toBe('No page differs.');
  });

  it('never names what of locked pages has changed', async () => {
    const secret = (text: string) => `---\ntitle: Plan\npassword: one\n---\n\n## ${text}\n`;
    git('checkout', '-q', 'main');
    write({ 'plan.md': secret('Alpha') });
    commit();
    git('checkout', '-q', 'work');
    git('merge', '-q', 'main');
    write({ 'plan.md': secret('Beta') });
    const diff = await compare();
    expect(diffText(diff)).toBe('1 locked page changed.');
    expect(JSON.stringify([diffProblems(diff), diffMarkdown(diff, () => undefined)])).not.toMatch(
      /Alpha|Beta|plan/,
    );
  });
});

describe('what others link to', () => {
  it('is lost with the address of a page that moved, and the redirect is written out', async () => {
    renameSync(join(root, 'guide/brew.md'), join(root, 'guide/tea.md'));
    expect(await told()).toEqual([
      "The page has moved from /guide/brew/ to /guide/tea/ (100 % the same), so old links lead nowhere. Add to the config: redirects: { '/guide/brew/': '/guide/tea/' }",
    ]);
  });

  it('is not lost where the config redirects it', async () => {
    renameSync(join(root, 'guide/brew.md'), join(root, 'guide/tea.md'));
    write({ 'bifolio.config.mjs': config("redirects: { '/guide/brew/': '/guide/tea/' },") });
    expect(await told()).toEqual([]);
  });

  it('is lost with a page that is gone or has become a draft', async () => {
    write({ 'guide/brew.md': `---\ndraft: true\n---\n\n${guide}` });
    expect(await told()).toEqual([
      expect.stringContaining('The page is gone, so links to /guide/brew/ lead nowhere.'),
    ]);
  });

  it('is lost with the id of a heading, and the heading in its place is named', async () => {
    write({ 'guide/brew.md': guide.replace('## Green tea', '## Green and white tea') });
    expect(await told()).toEqual([
      'The heading with the id green-tea is gone, so old links to it open the top of the page. Write {#green-tea} after "Green and white tea".',
    ]);
  });

  it.each([
    ['kept by an id in braces', guide.replace('## Green tea', '## Green and white tea {#green-tea}')],
    [
      'moved on its page',
      `${guide.replace('## Green tea\n\nWait a minute.\n\n', '')}\n## Green tea\n\nWait a minute.\n`,
    ],
    ['only set in other type', guide.replace('## Green tea', '## **Green** tea')],
  ])('is not lost with a heading that is %s', async (_, source) => {
    write({ 'guide/brew.md': source });
    expect(await told()).toEqual([]);
  });
});

it('a comment for a pull request links to the pages and holds the redirects', async () => {
  renameSync(join(root, 'guide/brew.md'), join(root, 'guide/tea.md'));
  const markdown = diffMarkdown(await compare(), (route) => `https://preview.example.org${route}`);
  expect(markdown).toContain('| [`guide/tea.md`](https://preview.example.org/guide/tea/)');
  expect(markdown).toContain("redirects: {\n  '/guide/brew/': '/guide/tea/',\n},");
});

it.each(['nowhere', '--help', 'main:README.md'])('a ref that is not there is an error: %s', async (ref) => {
  await expect(compare(ref)).rejects.toThrow(`This clone has no branch, tag or commit "${ref}".`);
});

it('a folder without a repository is an error', async () => {
  rmSync(join(root, '.git'), { recursive: true });
  await expect(compare()).rejects.toThrow('is in no repository of Git');
});
