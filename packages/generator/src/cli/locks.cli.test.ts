import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bifolio, createSite, readBuilt } from './fixtures/site.ts';

const config = (rules: string) => `export default {
  title: 'Site',
  locales: { '/': { lang: 'zh-CN' }, '/en/': { lang: 'en-US' } },
  encrypt: { admin: 'dragon', ${rules} },
};
`;

const site = (rules: string) =>
  createSite({
    'bifolio.config.ts': config(rules),
    'README.md': '# 首页\n\n[a](./internal/a.md)\n',
    'internal/a.md': '# 裁员计划\n',
    'own.md': '---\ntitle: Own\npassword: [iloveyou1, env:OWN]\n---\n',
    'hinted.md': '---\ntitle: Hinted\npassword: open-sesame-41\npasswordHint: open-sesame-41\n---\n',
    'part.md': '---\ntitle: Part\n---\n\n::: encrypt password="short"\n# canary\n:::\n',
    'en/README.md': '# Home\n',
    'en/internal/a.md': '# Plans\n',
    '.env': 'OWN=long-enough-to-be-safe',
  });

test('a check tells weak and published passwords, pages that are not locked as they seem to be, and titles that tell', async () => {
  const root = site("rules: { '/internal/': 'qwertyuiop' }");
  execFileSync('git', ['init', '-q'], { cwd: root });
  execFileSync('git', ['remote', 'add', 'origin', 'https://github.com/owner/site.git'], { cwd: root });
  const { stderr } = await bifolio(['check', root]);
  const line = (pattern: RegExp) => expect(stderr).toMatch(pattern);
  line(/bifolio\.config\.ts\n.*4:\d+ warning A password of `encrypt\.admin` has fewer than 8 characters\./s);
  line(/`encrypt\.rules\.\/internal\/` is one of the 50,000 most common ones\./);
  line(/ {2}3:1 warning The password of this page is one of the 50,000 most common ones\./);
  line(/ {2}3:1 warning The password of this page is in a repository on github\.com/);
  line(/ {2}5 warning The password of this part has fewer than 8 characters\./);
  line(/en\/internal\/a\.md\n {2}warning The translation \/internal\/a\/ is locked, but this page isn't/);
  line(/\ninternal\/a\.md\n {2}warning Everybody can read the title "裁员计划".*; README\.md links to it\./);
  expect(stderr.split('hinted.md')[1]?.split('\n\n')[0]).not.toMatch(/password/);
  for (const secret of ['dragon', 'qwertyuiop', 'iloveyou1', 'long-enough', 'short"'])
    expect(stderr).not.toContain(secret);
});

test('a page without a lock may neither include nor import one that is locked, nor may the config show it', async () => {
  const root = createSite({
    'bifolio.config.ts': `import { theme } from '@bifolio/theme';
export default { title: 'Site', encrypt: { rules: { '/secret/': 'a-long-password' } }, theme: theme({ bulletin: { contentFile: 'secret/notice.md' } }) };
`,
    'README.md': '# H\n\n<!-- @include: ./parts/_a.md -->\n',
    'parts/_a.md': '<!-- @include: ../secret/a.md -->\n',
    'import.mdx': 'import Part from "./parts/_b.mdx";\n\n# A\n\n<Part />\n',
    'parts/_b.mdx': 'import B from "../secret/b.mdx";\n\n<B />\n',
    'text.mdx': 'import text from "./secret/a.md?raw";\n\n# A\n\n{text}\n',
    'secret/a.md': '# A\n',
    'secret/b.mdx': '# B\n',
    'secret/notice.md': '# C\n',
  });
  mkdirSync(join(root, 'node_modules/@bifolio'), { recursive: true });
  symlinkSync(join(import.meta.dirname, '../../../theme'), join(root, 'node_modules/@bifolio/theme'));
  const { code, stderr } = await bifolio(['build', root]);
  expect(code).toBe(1);
  const line = (file: string, message: string) => expect(stderr).toContain(`${file}\n  error ${message}`);
  line('README.md', 'This page is not locked, but includes text of the locked page "secret/a.md".');
  line('import.mdx', 'This page is not locked, but includes text of the locked page "secret/b.mdx".');
  line('text.mdx', 'This page is not locked, but includes text of the locked page "secret/a.md".');
  line('secret/notice.md', 'This page is locked, but the config shows its text on other pages.');
});

test('what looks like a lock and locks nothing is an error with its place, in builds as in checks', async () => {
  const root = createSite({
    'bifolio.config.ts': `export default {
  title: 'Site',
  encrypt: {
    rules: {
      '/secret2/': 'a-long-password',
      'diary/2024.md': 'a-long-password',
      '/drafts/': 'a-long-password',
    },
  },
};
`,
    'README.md': '# H\n',
    'Secret2/README.md': '# Canary\n',
    'blog/diary/2024.md': '# Canary\n',
    'drafts/a.md': '---\ndraft: true\n---\n\n# Canary\n',
    'encrypted.md': '---\ntitle: A\nencrypt: true\n---\n\nCanary\n',
    'yaml.md': '---yaml\npassword: a-long-password\n---\n\nCanary\n',
    'import.mdx': 'import Part from "./_part.mdx";\n\n# A\n\n<Part />\n',
    '_part.mdx': '\n---\npassword: a-long-password\n---\n\nCanary\n',
  });
  for (const command of ['build', 'check']) {
    const { code, stderr } = await bifolio([command, root]);
    expect(code).toBe(1);
    expect(stderr).toMatch(
      / {2}5:7 +error The rule "\/secret2\/" in `encrypt\.rules` matches no page\.\n.*"\/Secret2\/"\?/,
    );
    expect(stderr).toMatch(
      / {2}7:7 +error The rule "\/drafts\/" in `encrypt\.rules` matches only drafts, such as "drafts\/a\.md"\./,
    );
    expect(stderr).toMatch(/encrypted\.md\n {2}3:1 +error The frontmatter field `encrypt` locks nothing\./);
    expect(stderr).toMatch(/yaml\.md\n {2}1 +error The frontmatter begins with "---yaml"/);
    expect(stderr).not.toContain('diary');
  }
  expect(existsSync(join(root, 'dist'))).toBe(false);
  for (const file of ['encrypted.md', 'yaml.md']) rmSync(join(root, file));
  writeFileSync(join(root, 'bifolio.config.ts'), 'export default {};\n');
  const { code, stderr } = await bifolio(['build', root]);
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/_part\.mdx\n {2}2 +error The frontmatter does not begin the file/),
  ]);
});

test('a rule locks a file by the end of its path, and what begins with an underscore is published nowhere', async () => {
  const root = createSite({
    'bifolio.config.ts': `import { theme } from '@bifolio/theme';
export default {
  title: 'Site',
  hostname: 'https://example.org',
  exclude: ['**/_drafts/**'],
  encrypt: { rules: { '随笔/个人小结/2024年度总结.md': 'a-long-password' } },
  theme: theme({ collections: [{ type: 'post', dir: 'blog', title: 'Blog' }] }),
};
`,
    'README.md': '# H\n',
    'blog/随笔/个人小结/2024年度总结.md': '---\ntitle: Summary\n---\n\nCanary of a diary.\n',
    'blog/_drafts/one.md': '---\ntitle: Canary one\n---\n\nCanary of a draft.\n',
    'blog/_two.md': '# Canary two\n',
    'blog/open.md': '---\ntitle: Open\n---\n\n<!-- @include: ./_part.md -->\n',
    'blog/_part.md': '---\ntitle: A part\n---\n\nText of a part.\n',
  });
  mkdirSync(join(root, 'node_modules/@bifolio'), { recursive: true });
  symlinkSync(join(import.meta.dirname, '../../../theme'), join(root, 'node_modules/@bifolio/theme'));
  expect(await bifolio(['build', root])).toMatchObject({ code: 0 });
  const written = readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true });
  const texts = written.map((entry) => {
    const path = join(entry.parentPath, entry.name);
    return entry.isFile() ? `${path} ${readFileSync(path)}` : path;
  });
  expect(texts.filter((text) => /canary|_drafts|\/_two/i.test(text))).toEqual([]);
  for (const file of ['sitemap.xml', 'blog/rss.xml']) expect(readBuilt(root, file)).toContain('/blog/open/');
  expect(readBuilt(root, 'blog/open/index.html')).toContain('Text of a part.');
});
