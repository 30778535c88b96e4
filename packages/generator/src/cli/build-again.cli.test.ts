import { existsSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bifolio, createSite, readBuilt } from './fixtures/site.ts';

test('a second build of the same folder gives the same files', async () => {
  const root = createSite({ 'README.md': '# One\n\n```ts\nlet a = 1;\n```\n', 'b.md': '# Two\n' });
  await bifolio(['build', root]);
  const first = readdirSync(join(root, 'dist'), { recursive: true }).sort();
  const html = readBuilt(root, 'index.html');
  await bifolio(['build', root]);
  expect(readdirSync(join(root, 'dist'), { recursive: true }).sort()).toEqual(first);
  expect(readBuilt(root, 'index.html')).toBe(html);
});

test("a link to another page's title follows when that page changes, cached or not", async () => {
  const root = createSite({ 'README.md': '# Home\n\n[](./b.md)\n', 'b.md': '# Old name\n' });
  await bifolio(['build', root]);
  expect(readBuilt(root, 'index.html')).toContain('<a href="/b/">Old name</a>');
  writeFileSync(join(root, 'b.md'), '---\npermalink: /c/\n---\n# New name\n');
  await bifolio(['build', root]);
  expect(readBuilt(root, 'index.html')).toContain('<a href="/c/">New name</a>');
});

test('an included file is part of the page, cached or not', async () => {
  const root = createSite({ 'README.md': '# Home\n\n<!-- @include: ./part.txt -->\n', 'part.txt': 'first' });
  await bifolio(['build', root]);
  expect(readBuilt(root, 'index.html')).toContain('<p>first</p>');
  writeFileSync(join(root, 'part.txt'), 'second');
  await bifolio(['build', root]);
  expect(readBuilt(root, 'index.html')).toContain('<p>second</p>');
});

test('what pages show of settings follows them: folders that includes may use, texts of the theme', async () => {
  const folder = createSite({
    'part.md': 'shared',
    'docs/README.md': '# Home\n\n<!-- @include: ../part.md -->\n\n::: file-tree\n- a\n:::\n',
  });
  const root = join(folder, 'docs');
  mkdirSync(join(folder, 'node_modules/@bifolio'), { recursive: true });
  symlinkSync(join(import.meta.dirname, '../../../theme'), join(folder, 'node_modules/@bifolio/theme'));
  const config = (text: string) =>
    writeFileSync(
      join(root, 'bifolio.config.ts'),
      `import { theme } from '@bifolio/theme';\nexport default { ${text} };\n`,
    );
  config("theme: theme({ copyTreeText: 'Copy it' })");
  expect((await bifolio(['build', root])).stderr).toContain('is outside the project folder');
  config("project: '..', theme: theme({ copyTreeText: 'Copy it' })");
  expect((await bifolio(['build', root])).stderr).toBe('');
  expect(readBuilt(root, 'index.html')).toContain('<p>shared</p>');
  config("project: '..', theme: theme({ copyTreeText: 'Take it' })");
  await bifolio(['build', root]);
  expect(readBuilt(root, 'index.html')).toContain('Take it');
  expect(readBuilt(root, 'index.html')).not.toContain('Copy it');
});

test('a site whose cache folder cannot be written is built all the same, each time anew', async () => {
  const root = createSite({
    'README.md': '# Home\n\ntext\n',
    '.bifolio': 'a file where the folder would be',
  });
  for (const _ of [1, 2]) {
    const { code, stderr } = await bifolio(['build', root]);
    expect(code).toBe(0);
    expect(stderr).toContain('.bifolio is a file, so nothing is kept for the next build.');
    expect(readBuilt(root, 'index.html')).toContain('<p>text</p>');
  }
});

test('pages that have not changed keep their file; what other pages say of them is rendered again', async () => {
  const root = createSite({
    'README.md': '# Home\n\nSearch for honey.\n',
    'b.md': '# B\n',
    'c.md': '# C\n\nfirst\n',
  });
  await bifolio(['build', root]);
  const before = statSync(join(root, 'dist/b/index.html'));
  writeFileSync(join(root, 'c.md'), '# C\n\nsecond\n');
  await bifolio(['build', root]);
  expect(readBuilt(root, 'c/index.html')).toContain('second');
  expect(statSync(join(root, 'dist/b/index.html')).ino).toBe(before.ino);
  expect(existsSync(join(root, 'dist/404.html'))).toBe(true);

  writeFileSync(join(root, 'c.md'), '# Sea\n\nsecond\n');
  await bifolio(['build', root]);
  expect(readBuilt(root, 'b/index.html')).toContain('Sea');

  writeFileSync(join(root, 'dist/b/index.html'), 'edited by hand');
  await bifolio(['build', root]);
  expect(readBuilt(root, 'b/index.html')).toContain('<h1');
});

test.skipIf(process.platform === 'win32')('a public file may have a backslash in its name', async () => {
  const root = createSite({ 'README.md': '# One\n', 'public/a\\b.txt': 'text' });
  expect((await bifolio(['build', root])).code).toBe(0);
  const { code, stderr } = await bifolio(['build', root]);
  expect([code, stderr]).toEqual([0, '']);
  expect(readBuilt(root, 'a\\b.txt')).toBe('text');
});

test('a variable that has changed since the last build is shown as it is now', async () => {
  const root = createSite({
    'README.md': '# A\n\n<Greeting />\n',
    'components/Greeting.tsx': 'export default () => <p>{import.meta.env.PUBLIC_GREETING}</p>;\n',
    '.env': 'PUBLIC_GREETING=morning\n',
  });
  await bifolio(['build', root]);
  expect(readBuilt(root, 'index.html')).toContain('<p>morning</p>');
  writeFileSync(join(root, '.env.production'), 'PUBLIC_GREETING=noon\n');
  await bifolio(['build', root]);
  expect(readBuilt(root, 'index.html')).toContain('<p>noon</p>');
  await bifolio(['build', root], { env: { PUBLIC_GREETING: 'evening' } });
  expect(readBuilt(root, 'index.html')).toContain('<p>evening</p>');
});
