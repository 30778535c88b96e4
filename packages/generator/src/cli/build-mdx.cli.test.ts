import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bifolio, createSite, readBuilt } from './fixtures/site.ts';

test('.mdx pages run at build only', async () => {
  const root = createSite({
    'README.md': '# H\n',
    'sum.mdx':
      'import { Twice } from \'./twice.tsx\';\n\nexport const n = 20;\n\n# Sum *of* {n}\n\n## Part\n\nIt is {n + 1}, <Twice n={n} /> and <Badge text="ok" />, see [home](./README.md).\n\n中文，\n分行\n\n```js {1} title="a.js"\nlet a = 1;\n```\n',
    'twin.md': '```js {1} title="a.js"\nlet a = 1;\n```\n',
    'twice.tsx': 'export const Twice = ({ n }: { n: number }) => <b>{n * 2}</b>;\n',
  });
  const { code, stderr } = await bifolio(['build', root]);
  expect(stderr).toBe('');
  expect(code).toBe(0);
  const html = readBuilt(root, 'sum/index.html');
  expect(html).toMatch(/<h1 [^>]*>Sum <em>of<\/em> 20/);
  expect(html).not.toContain('bi-title');
  expect(html).toContain('It is 21, <b>40</b>');
  expect(html).toContain('<a href="/">home</a>');
  expect(html).toMatch(/<h2 id="part"/);
  expect(html).toContain('中文，分行');
  const fence = /<div class="code[\s\S]*<\/pre>/;
  expect(html.match(fence)?.[0]).toBe(readBuilt(root, 'twin/index.html').match(fence)?.[0]);
  expect(existsSync(join(root, 'dist/sum.mdx'))).toBe(false);
});

test('.mdx pages give imports and variables any name', async () => {
  const root = createSite({
    'README.md': '# H\n',
    'a.mdx': "import data from './data.json';\n\n# A\n\n{data.tea}\n",
    'b.mdx': "export const data = 'Black';\n\n# B\n\n{data}\n",
    'data.json': '{ "tea": "Green" }',
  });
  const { stderr } = await bifolio(['build', root]);
  expect(stderr).toBe('');
  expect(readBuilt(root, 'a/index.html')).toContain('Green');
  expect(readBuilt(root, 'b/index.html')).toContain('Black');
});

test('containers, alerts, formulas and marks of .mdx pages are those of Markdown', async () => {
  const source =
    '::: tip T\nSee [b](./b.md) <Badge text="ok" />\n:::\n\n> [!NOTE]\n> x\n\nA ==mark== of $a_{1}$.\n';
  const root = createSite({ 'README.md': '# H\n', 'a.mdx': `# A\n\n${source}`, 'b.md': `# A\n\n${source}` });
  const { stderr } = await bifolio(['build', root]);
  expect(stderr).toBe('');
  const text = (file: string) =>
    /<div class="prose">([\s\S]*?)<\/article>/.exec(readBuilt(root, file))?.[1]?.replace(/\s+/g, '');
  expect(text('a/index.html')).toBe(text('b/index.html'));
  expect(readBuilt(root, 'a/index.html')).toMatch(/<link rel="stylesheet" href="[^"]*style-mark/);
});

test('what .md pages read, .mdx pages read alike', async () => {
  const snippets = [
    'A paragraph {.lead #first}',
    '- one {.a}\n\n- two\n{.b}',
    '**bold**{.b} `code`{.c} ==mark=={.danger} [link](https://a.example){rel=author}',
    '| a |\n| - |\n| b {.c} |',
    '> said {.who}',
    '## Part two {#two .wide}',
    'The *[no] HTML of XHTML and **HTML**, [far](https://a.example)\n\n*[HTML]: Hyper Text',
    'A word[+note] and [a link][far]\n\n[far]: https://a.example\n\n[+note]: Some **text**\n\n  and more',
    '@startuml Title\nA -> B\n@enduml',
    '[[toc]]\n\n## One\n\n### Two\n\n::: tip\n[[toc]]\n:::',
  ];
  const pages = snippets.flatMap((text, index) =>
    ['md', 'mdx'].map((ending): [string, string] => [`${ending}${index}.${ending}`, `# T\n\n${text}\n`]),
  );
  const root = createSite({ 'README.md': '# H\n', ...Object.fromEntries(pages) });
  await bifolio(['build', root]);
  const prose = (name: string) =>
    /<div class="prose">([\s\S]*?)<\/article>/
      .exec(readBuilt(root, `${name}/index.html`))?.[1]
      ?.replace(/(<\w+)((?:\s[\w-]+(?:="[^"]*")?)+)/g, (_, tag, attributes) => tag + inOrder(attributes))
      .replace(/\s+/g, '');
  for (const [index, snippet] of snippets.entries())
    expect(prose(`mdx${index}`), snippet).toBe(prose(`md${index}`));
});

const inOrder = (attributes: string) => (attributes.match(/[\w-]+(?:="[^"]*")?/g) ?? []).sort().join(' ');

test('what is wrong in .mdx pages is reported with its place, and one that cannot be read hinders no other', async () => {
  const root = createSite({
    'README.md': '# H\n\n[gone](./gone.md)\n',
    'a.mdx':
      'import Part from "./parts/part.mdx";\n\n# A\n\n[b](./b.md) <Nope />\n\n<img src="./c.png" alt="" />\n\n<Bomb />\n\n- ```ts twoslash\n  let a;\n  ```\n\n```none-such\n```\n\n<Part />\n',
    'parts/part.mdx': 'text\n\n- ```of-part\n  ```\n',
    'components/Bomb.tsx': 'export default function Bomb() { return <></>; }\n',
  });
  const { code, stderr } = await bifolio(['build', root]);
  expect(code).toBe(0);
  expect(stderr).toMatch(/a\.mdx\n {2}5 warning Broken link "\.\/b\.md": no such page\./);
  expect(stderr).toContain('  5:13 warning Unknown component <Nope>; shown as text.');
  expect(stderr).toContain('  7 warning There is no image at "./c.png".');
  expect(stderr).toContain('  11 warning This block asks for types with `twoslash`, but the package');
  expect(stderr).toContain('  15 warning Unknown language "none-such"');
  expect(stderr).toMatch(/parts\/part\.mdx\n {2}3 warning Unknown language "of-part"/);
  writeFileSync(join(root, 'broken.mdx'), 'text {unclosed\n');
  writeFileSync(
    join(root, 'components/Bomb.tsx'),
    'export default function Bomb() { throw new Error("boom"); }\n',
  );
  const broken = await bifolio(['build', root]);
  expect(broken.code).toBe(1);
  expect(broken.stderr).toMatch(/broken\.mdx\n {2}1:15 error This \.mdx page cannot be read: Unexpected end/);
  expect(broken.stderr).toContain('9:1 error The component <Bomb> threw while it was rendered: boom');
  expect(broken.stderr).toContain('3:8 warning Broken link "./gone.md": no such page.');
});

test('what a page itself throws is told with the line of its source', async () => {
  const { stderr } = await bifolio([
    'build',
    createSite({
      'README.md': '# H\n',
      'guide/a.mdx': '# A\n\n::: tip\nx\n:::\n\n- a\n- {names.map((name) => name)}\n',
      'b.mdx': "export const f = () => {\n  throw new Error('boom');\n};\n\n# B\n\n{f()}\n",
    }),
  ]);
  expect(stderr).toMatch(
    /guide\/a\.mdx\n {2}8:\d+ error This page threw while it was rendered: names is not defined\n {4}Define names, or import it/,
  );
  expect(stderr).toMatch(/b\.mdx\n {2}2:\d+ error This page threw while it was rendered: boom/);
});

test('parts of .mdx pages are locked as in Markdown, in files that they import too', async () => {
  const part = (word: string) =>
    `::: encrypt password="open-sesame-${word}"\n## Canary\n\ncanary ![canary](./canary.svg) <Badge text="canary" />\n:::\n`;
  const root = createSite({
    'README.md': '# H\n\n[a](./a.mdx)\n',
    'a.mdx': `import Part from './parts/_part.mdx';\n\n# A {1 + 1}\n\n${part('a')}\n## B\n\n<Part />\n\n:::: tip\n${part('b')}::::\n`,
    'parts/_part.mdx': part('part'),
    'canary.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><title>canary</title></svg>',
    'parts/canary.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="9"><title>canary</title></svg>',
  });
  for (const build of [1, 2]) {
    const { code, stderr } = await bifolio(['build', root]);
    expect(stderr.replaceAll('canary.svg', ''), `build ${build}`).not.toMatch(/error/);
    expect(code).toBe(0);
    expect(readBuilt(root, 'a/index.html').match(/<bi-lock scope="part"/g)).toHaveLength(3);
    const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
    // The code of .mdx pages is part of the bundle that builds the site.
    const holding = files
      .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
      .filter((name) => /^(?:dist|\.bifolio(?!\/bundle))/.test(name))
      .filter((name) => /canary|open-sesame/i.test(name + readFileSync(join(root, name), 'latin1')));
    expect(holding).toEqual([]);
  }
});

test('what cannot be locked in an .mdx page is an error where it stands', async () => {
  const root = createSite({
    'README.md': '# H\n',
    'a.mdx':
      'import Part from \'./parts/_part.mdx\';\n\n<Part />\n\n- ::: encrypt pwd="x"\n  secret\n  :::\n',
    'parts/_part.mdx': '# B\n\n<Encrypt password="x">secret</Encrypt>\n',
  });
  const { code, stderr } = await bifolio(['build', root]);
  expect(code).toBe(1);
  expect(stderr).toMatch(/a\.mdx\n {2}5\S* error This part asks for a password/);
  expect(stderr).toMatch(/_part\.mdx\n {2}3\S* error This part asks for a password/);
});

test('a Markdown file that is imported as a component is told where it is imported, and not quoted', async () => {
  const root = createSite({
    'bifolio.config.ts': "export default { encrypt: { rules: { '/secret/': 'a-long-password' } } };\n",
    'README.md': '# Home\n',
    'guide/a.mdx': '# A\n\nimport Secret from "../secret/one.md";\n\n<Secret />\n',
    'secret/one.md': '---\ntitle: One\n---\n\nCanary\n',
  });
  const { code, stderr } = await bifolio(['build', root]);
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /guide\/a\.mdx\n {2}3:21 error "\.\.\/secret\/one\.md" is Markdown, which can't be imported as a component\./,
  );
  expect(stderr).not.toContain('Canary');
});
