import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { bifolio, createSite } from './fixtures/site.ts';

const PASSWORD = 'amber-cedar-ferry-17-north';

/** Each `canary` is shorter than what the search before publishing looks for, so nothing but the page's own lock keeps it in. */
const CANARIES: Record<string, string> = {
  text: 'canary-text of a paragraph',
  excerpt: 'canary-excerpt\n\n<!-- more -->',
  heading: '## Canary-heading {#canary-id}',
  image: '![canary-alt](./picture.svg "canary-title")',
  link: '[canary-link](https://canary-host.example.org/)',
  'code title': '```ts title="canary-title.ts"\nconst canaryCode = 1;\n```',
  tab: '::: tabs\n@tab canary-tab\ncanary-panel\n:::',
  footnote: 'Note[^1] and CNR.\n\n[^1]: canary-note\n\n*[CNR]: canary-meaning',
  formula: '$$canary_formula = 1$$',
  container: '::: tip canary-tip\nx\n:::\n\n::: canary-container\nx\n:::',
  'missing link and picture': '[x](./canary-page.md) ![](./canary-picture.png) [^canary-footnote]',
  'props and children of components':
    '<Isle text="canary-prop" hydrate="load" />\n\n<Plain>canary-child</Plain>',
  file: '[file](./canary-file.txt)',
  field: '---\ncustom: canary-field\n---',
};

const plan = `---\ntitle: Plan\ncustom: canary-field\n---\n\n${Object.entries(CANARIES)
  .filter(([name]) => name !== 'field')
  .map(([, text]) => text)
  .join('\n\n')}\n`;

const config = `import { machine } from 'bifolio/machine';
import { theme } from '@bifolio/theme';

const all = { name: 'all', version: '1',
  generate: ({ pages }) => ({
    files: [{ path: 'all.json', type: 'application/json', text: async ({ face, article }) =>
      JSON.stringify(await Promise.all(pages.map(async (page) => [page, await face(page.route), await article(page.route)]))) }],
    beside: [{ type: 'text/plain', path: ({ route }) => route.slice(1) + 'beside.txt', make: (page) => JSON.stringify(page) }],
  }),
  head: (page) => [['meta', { name: 'all', content: JSON.stringify(page) }]],
};
export default {
  title: 'Site', hostname: 'https://example.org', extensions: [machine(), all], translations: { fallback: true },
  locales: { '/': { lang: 'zh-CN' }, '/en/': { lang: 'en-US' } },
  encrypt: { rules: { '/secret/': '${PASSWORD}', 'blog/locked.md': '${PASSWORD}' }, rounds: 4 },
  redirects: { '/old/': '/secret/plan/' },
  theme: theme({ docsRepo: 'a/b', changelog: true, contributors: true, outline: [1, 6], collections: [{ type: 'post', dir: 'blog', title: 'Blog' }] }),
};
`;

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><title>canary-drawing</title></svg>';

let published: Map<string, string>;

beforeAll(async () => {
  const beside = { 'picture.svg': svg, 'canary-file.txt': 'canary-content\n' };
  const besideIn = (folder: string) =>
    Object.fromEntries(Object.entries(beside).map(([name, text]) => [`${folder}/${name}`, text]));
  const root = createSite({
    'bifolio.config.ts': config,
    'README.md': '# Home\n\n[a](./secret/plan.md) [b](./blog/locked.md)\n',
    'secret/plan.md': plan,
    'blog/locked.md': plan,
    'blog/open.md': '---\ntitle: Open\n---\n\nopen text\n',
    'secret/module.mdx': `import told from './data.json';\nexport const kept = 'canary-export';\n\n# Module\n\n{kept} {told.x}\n\n<Isle text="canary-prop" hydrate="load" />\n`,
    'secret/data.json': '{ "x": "canary-data" }',
    'parts.md': `---\ntitle: Parts\n---\n\nopen\n\n::: encrypt password="${PASSWORD}"\n## Canary-part\n\ncanary-text ![canary-alt](./secret/picture.svg)\n:::\n`,
    'components/Isle.tsx':
      "'use client';\nexport const Isle = ({ text }: { text: string }) => <b>{text}</b>;\n",
    'components/Plain.tsx':
      "import { usePage } from 'bifolio/client';\n\nexport const Plain = ({ children }: { children?: string }) => <i title={JSON.stringify(usePage())}>{children}</i>;\n",
    ...besideIn('secret'),
    ...besideIn('blog'),
  });
  mkdirSync(join(root, 'node_modules/@bifolio'), { recursive: true });
  for (const [name, folder] of Object.entries({ bifolio: '../..', '@bifolio/theme': '../../../theme' }))
    symlinkSync(fileURLToPath(new URL(folder, import.meta.url)), join(root, 'node_modules', name));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=canary-author', '-c', 'user.email=canary@example.org', ...args], {
      cwd: root,
    });
  git('init', '-q');
  git('add', 'secret', 'blog/locked.md');
  git('commit', '-qm', 'canary-message');
  const { stderr } = await bifolio(['build', root]);
  expect(stderr).not.toMatch(/ error /);
  published = new Map(filesIn(join(root, 'dist')).map((file) => [file, textOf(join(root, 'dist', file))]));
});

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );

/** With what is packed in it, as in texts of the search. */
function textOf(path: string): string {
  const bytes = readFileSync(path);
  const packed: string[] = [];
  for (let at = bytes.indexOf(GZIP); at >= 0; at = bytes.indexOf(GZIP, at + 1))
    try {
      packed.push(gunzipSync(bytes.subarray(at)).toString());
    } catch {} // Something else that begins so.
  return [bytes.toString(), ...packed].join('\n');
}

const GZIP = Buffer.from([0x1f, 0x8b, 0x08]);

test('no word of locked pages, posts and parts is in a document, a feed, an index or a file of an extension', () => {
  const found = [...published].filter(([, text]) => /canary/i.test(text)).map(([file]) => file);
  expect(found).toEqual([]);
});

test.each([
  'secret/plan/index.html',
  'blog/locked/index.html',
  'secret/module/index.html',
  'parts/index.html',
])('the page %s is there, locked', (file) => expect(published.get(file)).toContain('<bi-lock'));

test.each([
  'all.json',
  'llms.txt',
  'bifolio.json',
  'blog/rss.xml',
  'blog/feed.json',
  'parts/beside.txt',
  'sitemap.xml',
])('the file %s, which tells of all pages, is there too', (file) => expect(published.get(file)).toBeTruthy());
