import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderWith } from '../test-environment.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bifolio-code-'));
  await writeFile(
    join(folder, 'a.ts'),
    'one();\n// #region part\n  two();\n    three();\n// #endregion part\nfour();\n',
  );
  await writeFile(join(folder, 'page.txt'), '---\ntitle: kept\n---\n# text\n');
  await writeFile(join(folder, 'part.md'), '@[code{1}](./a.ts)\n');
  await symlink('/etc/hostname', join(folder, 'link.ts'));
});
afterAll(() => rm(folder, { recursive: true }));

const render = renderWith({ code: { lineNumbers: false } });
const renderHere = (source: string) => render(source, { file: 'page.md', sourceDir: folder, root: folder });
const codeOf = (html: string) => html.replace(/<[^>]*>/g, '').trim();

describe('importing code', () => {
  it('puts a file, some of its lines or a region into a block', async () => {
    const whole = await renderHere('@[code](./a.ts)\n');
    expect(codeOf(whole.html)).toBe('one();\n  two();\n    three();\nfour();');
    expect(whole.html).toMatch(/^<div class="code" data-lang="ts">/);
    expect(whole.dependencies).toEqual(['a.ts']);
    expect(whole.text).toContain('two();');
    expect(codeOf((await renderHere('@[code{3-4}](/a.ts)\n')).html)).toBe('two();\n  three();');
    expect(codeOf((await renderHere('<<< @/a.ts#part\n')).html)).toBe('two();\n  three();');
  });

  it('shows the marks of regions in a whole file where the site asks for it', async () => {
    const shown = renderWith({ include: { regionMarks: true } });
    const site = { file: 'page.md', sourceDir: folder, root: folder };
    expect(codeOf((await shown('@[code](a.ts)\n', site)).html)).toContain('#region part');
    expect(codeOf((await shown('<<< @/a.ts#part\n', site)).html)).not.toContain('region');
  });

  it('shows no line of a locked part of a page, nor its password', async () => {
    await writeFile(join(folder, 'locked.md'), 'open\n\n::: encrypt password="canary"\ncanary\n:::\n');
    const site = { file: 'page.md', sourceDir: folder, root: folder };
    const resolveLink = (href: string) => ({
      href,
      external: false,
      file: href === '/locked.md' ? 'locked.md' : undefined,
    });
    for (const line of ['@[code](./locked.md)', '@[code{3}](./locked.md)', '<<< ./locked.md{4}']) {
      const { html, problems } = await render(`${line}\n`, { ...site, resolveLink });
      expect(html).not.toContain('canary');
      expect(problems).toMatchObject([{ severity: 'error', code: 'locked-include', line: 1 }]);
    }
    expect((await render('@[code{1}](./locked.md)\n', { ...site, resolveLink })).problems).toEqual([]);
    const sample = await render('@[code](./locked.md)\n', {
      ...site,
      resolveLink: (href) => ({ href, external: false }),
    });
    expect(sample.problems).toEqual([]);
  });

  it('takes marks and flags like a fence, and interrupts a paragraph', async () => {
    const { html } = await renderHere('text\n@[code{1} ts{1}:line-numbers title="x.ts"](a.ts)\n');
    expect(html).toMatch(
      /<p>text<\/p>\n<div class="code line-numbers".*code-title">x\.ts.*line highlighted/s,
    );
  });

  it('keeps what would be frontmatter of a page', async () => {
    expect(codeOf((await renderHere('@[code](page.txt)\n')).html)).toBe('---\ntitle: kept\n---\n# text');
  });

  it('counts paths from the file that it stands in', async () => {
    const { html, dependencies } = await renderHere('<!-- @include: ./part.md -->\n');
    expect(codeOf(html)).toBe('one();');
    expect(dependencies).toEqual(['part.md', 'a.ts']);
  });

  it('says so when a range takes nothing of the file', async () => {
    const { html, problems } = await renderHere('\n@[code{7-9}](./a.ts)\n');
    expect(codeOf(html)).toBe('');
    expect(problems).toMatchObject([
      { severity: 'warning', code: 'include-range', file: 'page.md', line: 2 },
    ]);
  });

  it.each([
    ['@[code](./missing.ts)', 'include-missing'],
    ['@[code](../outside.ts)', 'include-outside'],
    ['@[code](./link.ts)', 'include-outside'],
    ['<<< ./a.ts#nowhere', 'include-region'],
  ])('says so when %s cannot be had', async (line, code) => {
    const { html, problems } = await renderHere(`\n${line}\n`);
    expect(codeOf(html)).toMatch(/^File not found: \.{1,2}\//);
    expect(html).toContain('highlighted error');
    expect(problems).toMatchObject([{ severity: 'error', code, file: 'page.md', line: 2 }]);
  });

  it('leaves the same text alone inside code', async () => {
    const { html } = await renderHere('```\n@[code](./a.ts)\n```\n\n    <<< ./a.ts\n');
    expect(html).toContain('@[code](./a.ts)');
    expect(html).toContain('&lt;&lt;&lt; ./a.ts');
  });
});
