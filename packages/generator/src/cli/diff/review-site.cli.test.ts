import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Progress } from '../../core/log/progress.ts';
import { buildSite } from '../../site/build/build-site.ts';
import { loadConfig } from '../../site/config/load.ts';
import { createSite } from '../fixtures/site.ts';
import { compareWithRef } from './compare-site.ts';
import { reviewHead, reviewSite } from './review-site.ts';

const progress: Progress = { start() {}, step() {}, done() {} };
const LOCALES = "locales: { '/': { lang: 'zh-CN' }, '/en/': { lang: 'en-US' } }";
const config = (rest = '') => `export default { title: 'Tea', ${LOCALES}, ${rest} };\n`;
const HOSTILE = '"><img src=x onerror=alert(1)>';
const BEHIND = 'The spare key hangs behind the third clock in the hall.';
const OPENED = 'Nobody but members knew of the cellar below the kitchen.';

const before: Record<string, string> = {
  'bifolio.config.mjs': config("encrypt: { rules: { '/en/club/': 'a word for members' } }"),
  'README.md': '# 茶\n\n等一分钟。\n',
  'en/README.md': '# Tea\n',
  'en/brew.md': `# Brew

Wait a minute & pour.

- One
- Two
- Three

| Tea | Minutes |
| --- | --- |
| Green | 1 |
| Black | 4 |

\`\`\`js
const minutes = 1;
\`\`\`

## Old heading

\`<script>alert(1)</script>${HOSTILE}\`
`,
  'en/key.md': `# Key\n\n${BEHIND}\n\nThis stays.\n`,
  'en/club/rules.md': `# Rules\n\n## ${OPENED}\n\n${OPENED}\n`,
  'en/inner.md':
    '---\npassword: a lock of then\n---\n\n# Inner\n\nOnly readers of then could open this sentence.\n',
  'en/part.md':
    '# Part\n\n::: encrypt password="one and two"\nThe part that was locked then.\n:::\n\nFree text.\n',
  'en/gone.md': '# Gone\n\nA page that goes.\n',
  'en/moves.md':
    '# Moves\n\nA page that moves and says it at some length.\n\n## Why\n\nIt does, and this is the same in both of them, so it is one page.\n',
  'en/snippet.md': '# Snippet\n\n<<< @/snippets/pour.txt\n',
  'snippets/pour.txt': 'pour slowly\n',
};

const after: Record<string, string | undefined> = {
  'bifolio.config.mjs': config(),
  'README.md': '# 茶\n\n等三分钟。\n',
  'en/brew.md': `# Brew

Wait two minutes & pour.

- One
- Three
- Four

| Tea | Minutes |
| --- | --- |
| Green | 2 |

\`\`\`js
const minutes = 2;
\`\`\`

## New heading

A new passage with a [link](./README.md).
`,
  'en/club/rules.md': '# Rules\n\nEverybody may come.\n',
  'en/inner.md': '# Inner\n\nNow anybody reads it.\n',
  'en/part.md': '# Part\n\nFree text, and more.\n',
  'en/gone.md': undefined,
  'en/moves.md': undefined,
  'en/moved.md':
    '# Moves\n\nA page that moves and says it at great length.\n\n## Why\n\nIt does, and this is the same in both of them, so it is one page.\n',
  'en/added.md': '# Added\n\nA new page.\n',
  'snippets/pour.txt': 'pour quickly\n',
};

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], { cwd: root, stdio: 'pipe' });

function write(files: Record<string, string | undefined>): void {
  for (const [path, content] of Object.entries(files)) {
    if (content === undefined) rmSync(join(root, path));
    else {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    }
  }
}

async function review(ref = 'main'): Promise<string[]> {
  const loaded = await loadConfig(root, { reload: true, overrides: { output: join(root, 'marked') } });
  const diff = await compareWithRef(loaded, ref);
  const { problems } = await buildSite(
    { ...loaded, head: reviewHead(loaded.head) },
    {
      progress,
      review: (site) => reviewSite(site, diff),
    },
  );
  const own = problems.filter(({ code }) => code !== 'missing-translation');
  return own.map(({ code, message }) => `${code}: ${message}`);
}

const page = (address: string) => readFileSync(join(root, 'marked', address, 'index.html'), 'utf8');
/** The text of a page with its marks, without what only screen readers get. */
const textOf = (address: string) =>
  page(address)
    .replace(/^.*class="prose">|<\/article>.*$/gs, '')
    .replace(/<span class="diff-note vp-copy-ignore">.*?<\/span>/g, '')
    .replace(/<(?:ins|mark)[^>]*>/g, '{+')
    .replace(/<\/(?:ins|mark)>/g, '+}')
    .replace(/<del[^>]*>/g, '[-')
    .replace(/<\/del>/g, '-]')
    .replace(/<\/?span[^>]*>/g, '');

let told: string[];
beforeAll(async () => {
  root = createSite({ '.gitignore': 'dist\nmarked\n.bifolio\n' });
  git('init', '-q', '-b', 'main');
  write(before);
  git('add', '-A');
  git('commit', '-qm', 'x');
  git('checkout', '-qb', 'work');
  write(after);
  told = await review();
});

test('words, items, rows and code that changed are marked where they are', () => {
  expect(told).toEqual([]);
  const text = textOf('en/brew');
  expect(text).toContain('<p>Wait [-a minute-]{+two minutes+} &amp; pour.</p>');
  expect(text).toMatch(
    /<li>One<\/li><li class="diff-removed">\[-Two-\]<\/li>\s*<li>Three<\/li>\s*<li>\{\+Four\+\}<\/li>/,
  );
  expect(text).toMatch(
    /<td>Green<\/td>\s*<td>\[-1-\]\{\+2\+\}<\/td>\s*<\/tr><tr class="diff-removed"><td colspan="99">\[-Black 4-\]/,
  );
  expect(text).toContain('minutes = [-1-]{+2+};');
  expect(text).toContain('{+A new passage with a <a href="/en/">link</a>.+}');
  expect(textOf('')).toContain('等[-一-]{+三+}分钟。');
});

test('each mark says what it is to those who do not see its color', () => {
  const marks = [
    ...page('en/brew').matchAll(
      /<(ins|del)[^>]*>(?:<span class="diff-note vp-copy-ignore">([^<]*)<\/span>)?/g,
    ),
  ];
  expect(marks.length).toBeGreaterThan(8);
  expect(marks.map(([, name, note]) => `${name} ${note}`)).not.toContainEqual(
    expect.stringContaining('undefined'),
  );
  expect(page('')).toContain('<span class="diff-note vp-copy-ignore">新增：</span>');
});

test('a list above the text leads to each mark, and to the list of all pages', () => {
  const html = page('en/brew');
  const ids = [...html.matchAll(/<li><a href="#(diff-\d+)">/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(6);
  for (const id of ids) expect(html.split(` id="${id}"`)).toHaveLength(2);
  expect(html).toContain('<a href="/bifolio-diff/">All changed pages</a>');
});

test('pages that are new, or that show another file, are told too', () => {
  expect(page('en/added')).toContain('This page is new.');
  expect(textOf('en/snippet')).toContain('pour [-slowly-]{+quickly+}');
  expect(textOf('en/moved')).toContain('says it at [-some-]{+great+} length');
  expect(page('en')).not.toContain('diff-list');
});

test('the list of all pages names what came, went, moved and lost its URL', () => {
  const text = page('bifolio-diff')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  expect(text).toContain('与 main 相比的变更');
  expect(text).toContain('Moves en/moved.md 1 处，原为 en/moves.md');
  expect(text).toContain('Added en/added.md');
  expect(text).toContain('en/gone.md /en/gone/');
  expect(text).toContain("'/en/moves/': '/en/moved/',");
  expect(text).toContain('#old-heading 已不存在');
});

test('what is gone is text and nothing else', () => {
  const html = page('en/brew');
  expect(html).not.toMatch(/<img src=x|<script>alert/);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&gt;&lt;img src=x onerror=alert(1)&gt;');
});

test('nothing that was locked then, or is now, is in the pages or in their list', () => {
  const all = readdirSync(join(root, 'marked'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:html|json|css|js)$/.test(file))
    .map((file) => readFileSync(join(root, 'marked', file), 'utf8'))
    .join('\n');
  for (const secret of [
    'Nobody but members',
    'nobody-but-members',
    'Only readers of then',
    'part that was locked',
  ])
    expect(all).not.toContain(secret);
  expect(page('en/club/rules')).not.toContain('diff-list');
  expect(page('en/inner')).not.toContain('diff-list');
  expect(page('bifolio-diff')).toContain('有变更的加密页面：3 个');
});

test('search engines are told to leave the pages alone', () => {
  expect(page('en/key')).toContain('<meta name="robots" content="noindex"/>');
  expect(page('bifolio-diff')).toContain('noindex');
});

test('text that has moved behind a lock takes the marks away', async () => {
  write({
    'en/key.md': '# Key\n\nThis stays.\n',
    'en/vault.md': `---\npassword: a lock of today\n---\n\n# Vault\n\n${BEHIND}\n`,
  });
  expect(await review()).toEqual([
    'diff-unmarked: Text that was public at "main" is encrypted now, so pages have no marks.',
  ]);
  expect(page('en/key')).not.toContain('third clock');
  expect(page('en/brew')).not.toContain('diff-list');
  expect(page('bifolio-diff')).toContain('en/brew.md');
  const kept = readdirSync(join(root, '.bifolio'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .filter(({ parentPath, name }) => readFileSync(join(parentPath, name)).includes(BEHIND));
  expect(kept.map(({ name }) => name)).toEqual([]);
});

test('a commit that cannot be built leaves pages without marks, and is named', async () => {
  write({ 'en/vault.md': undefined });
  git('add', '-A');
  git('commit', '-qm', 'x');
  git('checkout', '-qb', 'broken');
  write({ 'en/cup.md': '---\npageLayout: cupboard\n---\n\n# Cup\n\nA cup.\n' });
  git('add', '-A');
  git('commit', '-qm', 'x');
  git('checkout', '-qb', 'repaired');
  write({ 'en/cup.md': '# Cup\n\nNo cup.\n' });
  expect(await review('broken')).toEqual([
    expect.stringMatching(
      /^diff-unmarked: "broken" can't be built, so pages have no marks: layout cannot be resolved: "cupboard"/,
    ),
  ]);
  expect(page('en/cup')).not.toContain('diff-list');
});

test('a commit whose config does not load is refused, since nobody knows what was locked', async () => {
  git('checkout', '-q', 'broken', '--force');
  write({ 'bifolio.config.mjs': 'export default { titel: 1 };\n' });
  git('commit', '-qam', 'x');
  write({ 'bifolio.config.mjs': config() });
  await expect(review('HEAD')).rejects.toThrow(/titel/);
});
