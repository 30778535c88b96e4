import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generatorVersion as version } from '../core/version.ts';
import { createSite } from './fixtures/site.ts';

/** Runs the published entry of the built package, as another program would. */
function render(source: string | number, options: object = {}, env: object = {}): Record<string, unknown> {
  const call = `renderMarkdown(${JSON.stringify(source)}, ${JSON.stringify(options)})`;
  const script = `import { renderMarkdown } from 'bifolio'; console.log(JSON.stringify(await ${call}));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return JSON.parse(output) as Record<string, unknown>;
}

test('renderMarkdown gives what a page of a site would be, with what is to be known of it', () => {
  const result = render(
    '# Roses\n\n## Care\n\n::: tip\n**water**\n:::\n\n[more](https://example.org) ![bud](./bud.png)\n',
  );
  expect(result.title).toBe('Roses');
  expect(result.headings).toEqual([{ level: 2, id: 'care', text: 'Care' }]);
  expect(result.html).toContain('<div class="hint-container tip">');
  expect(result.links).toMatchObject([{ href: 'https://example.org', resolved: 'https://example.org' }]);
  expect(result.images).toMatchObject([{ src: './bud.png', resolved: './bud.png' }]);
  expect(result.islands).toEqual([]);
  expect(result.text).toContain('water');
});

test('renderMarkdown knows the islands of the theme', () => {
  const { islands, html } = render('::: tabs\n@tab One\n1\n@tab Two\n2\n:::\n');
  expect(islands).toEqual([expect.stringMatching(/tabs\/island\.js$/)]);
  expect(html).toContain('<bi-island ');
});

test('renderMarkdown with a folder resolves its pages and draws its components', () => {
  const dir = createSite({
    'b.md': '---\npermalink: /bee/\n---\n# Bee\n',
    'components/Hum.tsx': 'export default () => <i>hum</i>;\n',
  });
  const { html } = render('[](./b.md) <Hum />\n', { dir });
  expect(html).toContain('<a href="/bee/">Bee</a>');
  expect(html).toContain('<i>hum</i>');
});

test('renderMarkdown without a folder runs no config that somebody has left in the temporary folder', () => {
  const temporary = mkdtempSync(join(tmpdir(), 'bifolio-tmp-'));
  for (const folder of ['', `bifolio-${version}`, 'bifolio']) {
    mkdirSync(join(temporary, folder), { recursive: true });
    writeFileSync(join(temporary, folder, 'bifolio.config.ts'), "throw new Error('planted');\n");
  }
  const before = readdirSync(temporary);
  const { html } = render('text\n', {}, { TMPDIR: temporary });
  expect(html).toBe('<p>text</p>\n');
  expect(readdirSync(temporary)).toEqual(before);
});

test('renderMarkdown without a folder takes no packages and no settings from the temporary folder', () => {
  const temporary = mkdtempSync(join(tmpdir(), 'bifolio-tmp-'));
  const plant = (file: string, text: string) => {
    mkdirSync(join(temporary, file, '..'), { recursive: true });
    writeFileSync(join(temporary, file), text);
  };
  for (const name of ['@bifolio/theme', '@bifolio/twoslash', 'react']) {
    plant(`node_modules/${name}/package.json`, '{ "main": "index.js" }');
    plant(`node_modules/${name}/index.js`, "throw new Error('planted');");
  }
  plant(
    'node_modules/@iconify-json/mdi/icons.json',
    '{ "prefix": "mdi", "icons": { "home": { "body": "planted" } } }',
  );
  plant('package.json', '{ "workspaces": ["*"] }');
  plant('postcss.config.cjs', "throw new Error('planted');");
  const { html, problems } = render(
    '::mdi:home::\n\n```ts twoslash\nconst a = 1;\n```\n',
    {},
    { TMPDIR: temporary },
  );
  expect(JSON.stringify([html, problems])).not.toContain('planted');
});

test('frontmatter is left out and lines are those of the text; what is no text is refused', () => {
  const { html, problems } = render('---\ntitle: A\n---\n\n<Nope />\n');
  expect(html).toBe('<p>&lt;Nope /&gt;</p>\n');
  expect(problems).toMatchObject([{ code: 'unknown-component', line: 5 }]);
  expect(() => render(5)).toThrow('TypeError: Expected the Markdown to be text, got 5.');
});
