import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { JsonReport } from '../../core/log/json-report.ts';
import { bifolio, createSite, readBuilt, start } from '../fixtures/site.ts';

test('a folder of Markdown without a config becomes a site', async () => {
  const root = createSite({
    'README.md': '# Garden\n\nSee [roses](./flowers/roses.md).\n',
    'flowers/roses.md':
      '---\nlang: zh-CN\n---\n\n# Roses\n\n::: tip\nWater them.\n:::\n\n```js\nconst thorns = true;\n```\n',
  });
  const { code, stdout, stderr } = await bifolio(['build', root]);
  expect(stderr).toBe('');
  expect(code).toBe(0);
  expect(stdout).toMatch(/Built 3 pages in .* no warnings\./);
  expect(readBuilt(root, 'index.html')).toContain('<a href="/flowers/roses/">roses</a>');
  expect(readBuilt(root, 'flowers/roses/index.html')).toMatch(/<title>Roses \| bifolio-site-\w+<\/title>/);
  expect(readBuilt(root, 'index.html')).toContain('<html lang="en-US"');
  expect(readBuilt(root, 'flowers/roses/index.html')).toMatch(/<html lang="zh-CN".*提示/s);
  expect(readBuilt(root, '_redirects')).toBe('/flowers/roses.html /flowers/roses/ 301\n');
  expect(readBuilt(root, '404.html')).toContain('PAGE NOT FOUND');
});

test('a component that throws while it is loaded is an error at its place', async () => {
  const root = createSite({
    'README.md': '# A\n\n<Prices />\n',
    'components/Prices.jsx':
      "const prices = JSON.parse('{nope');\nexport default () => <p>{prices.rose}</p>;\n",
  });
  const { code, stderr } = await bifolio(['build', root]);
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^components\/Prices\.jsx\n {2}1:\d+ error A module of this site throws while it is loaded: Expected property name/m,
  );
});

test('a package that throws while it is imported is told with the import', async () => {
  const build = async (files: Record<string, string>) => {
    const root = createSite({
      'README.md': '# A\n\n<Chart />\n',
      'node_modules/chart/package.json': '{ "name": "chart", "type": "module", "main": "index.js" }',
      'node_modules/chart/index.js': 'export const width = window.innerWidth;\n',
      ...files,
    });
    return (await bifolio(['build', root])).stderr;
  };
  const component = "'use client';\nexport { width as Chart } from 'chart';\n";
  expect(await build({ 'components/Chart.tsx': component })).toContain(
    [
      'components/Chart.tsx',
      '  2:32 error The package "chart" throws while it is imported: window is not defined',
      '    It needs a browser, and components are rendered at build too: import it in an effect, with `import()`.',
    ].join('\n'),
  );
  expect(
    await build({
      'components/Chart.tsx': "export { width as Chart } from 'charts';\n",
      'node_modules/charts/package.json': '{ "name": "charts", "type": "module", "main": "index.js" }',
      'node_modules/charts/index.js': "export * from 'chart';\n",
    }),
  ).toContain('\n    See which package needs it: npm ls chart\n');
});

test('a component that a package exports without a name is an island, another function that it exports is none', async () => {
  const ui = (code: string) => `'use client';\nimport { jsx } from 'react/jsx-runtime';\n${code}\n`;
  const root = createSite({
    'README.md': '# A\n\n<All />\n',
    'components/All.tsx': `import Tabs from 'ui/tabs.js';
import Menu from 'ui/menu.js';
import styled from 'ui/styled.js';

const Box = styled('b');
export const All = () => <div><Tabs /><Menu /><Box /></div>;
`,
    'node_modules/ui/package.json': '{ "name": "ui", "type": "module", "exports": { "./*": "./*" } }',
    'node_modules/ui/tabs.js': ui("export default () => jsx('i', { children: 'tabs' });"),
    'node_modules/ui/menu.js': ui("export default function () { return jsx('i', { children: 'menu' }); }"),
    'node_modules/ui/styled.js': ui('const styled = (tag) => () => jsx(tag, {});\nexport default styled;'),
  });
  expect((await bifolio(['build', root])).stderr).toBe('');
  expect(readBuilt(root, 'index.html')).toMatch(
    /<div><bi-island[^>]*><i>tabs<\/i><\/bi-island><bi-island[^>]*><i>menu<\/i><\/bi-island><b><\/b><\/div>/,
  );
});

test('what a component throws while a page is rendered is told with both places', async () => {
  const root = createSite({
    'README.md': '# A\n\n<List />\n',
    'components/List.tsx':
      'interface Props {\n  names: string[];\n}\nexport const List = ({ names }: Props) => (\n  <ul>{names.map((name) => name)}</ul>\n);\n',
  });
  const { stderr } = await bifolio(['build', root]);
  expect(stderr).toMatch(/README\.md\n {2}3:1 error The component <List> threw while it was rendered: /);
  expect(stderr).toMatch(/Thrown at components\/List\.tsx:5:\d+\.\n {4}Fix the component, or the props/);
});

test('a config or a component that waits for ever is an error, not a silent end', async () => {
  const endless = 'await new Promise(() => {});';
  const build = async (files: Record<string, string>) => {
    const root = createSite({ 'README.md': '# A\n\n<Late />\n', ...files });
    const { code, stderr } = await bifolio(['build', root], { apart: true });
    expect(code).toBe(1);
    return stderr;
  };
  const config = `const later = async () => await 1;\nconst title = ${endless}\nexport default { title };\n`;
  const report = [
    "error The config didn't finish loading: a top-level `await` never settles.",
    '    Look at `await` outside of functions, here and in the modules that the config imports.\n\n1 error\n  https://bifolio.dev/en/messages/config-unsettled/\n',
  ].join('\n');
  expect(await build({ 'bifolio.config.ts': config })).toBe(`bifolio.config.ts\n  2:15 ${report}`);
  expect(await build({ 'bifolio.config.mjs': "import './endless.mjs';", 'endless.mjs': endless })).toBe(
    `bifolio.config.mjs\n  ${report}`,
  );
  expect(await build({ 'components/Late.jsx': `${endless}\nexport default () => null;\n` })).toMatch(
    /^ *error The command cannot finish: .*\n *Look among components, .*\n\n1 error\n {2}https:\S+\/unsettled\/\n$/,
  );
});

test('dead links and missing images are warnings, and fail a strict build or check', async () => {
  const root = createSite({ 'README.md': '# A\n\n[b](./b.md) [c](#gone) ![d](./d.png)\n' });
  const loose = await bifolio(['build', root]);
  expect(loose.code).toBe(0);
  expect(loose.stderr).toContain('3:5 warning Broken link "./b.md": no such page.');
  expect(loose.stderr).toContain('warning Broken link "#gone": no such heading in README.md.');
  expect(loose.stderr).toContain('warning There is no image at "./d.png".');
  expect(loose.stderr).toContain('3 warnings');
  const strict = await bifolio(['build', root, '--strict']);
  expect(strict.code).toBe(1);
  const check = await bifolio(['check', root]);
  expect([check.code, check.stderr]).toEqual([0, loose.stderr]);
  expect((await bifolio(['check', root, '--strict'])).code).toBe(1);
});

test('a site that its hosting platform does not take whole is told so, and a strict build leaves the old output', async () => {
  const redirects = Array.from({ length: 1001 }, (_, at) => `/old-${at} / 301`).join('\n');
  const root = createSite({
    'README.md': '# A\n',
    'public/_redirects': redirects,
    'bifolio.config.mjs': "export default { host: 'gitlab' };\n",
  });
  const loose = await bifolio(['build', root]);
  expect(loose.code).toBe(0);
  expect(loose.stderr).toContain('_redirects has 1,001 redirects. GitLab Pages takes 1,000 at most.');
  writeFileSync(join(root, 'README.md'), '# B\n');
  expect((await bifolio(['build', root, '--strict'])).code).toBe(1);
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toContain('>A<');
});

test('files that cannot be read are told with everything else', async () => {
  const root = createSite({
    'README.md': '# A\n\n[b](./b.md)\n',
    'latin.md': new Uint8Array([0x23, 0x20, 0xe9, 0x0a]),
    'public/a.txt': 'a',
  });
  symlinkSync('nowhere.md', join(root, 'gone.md'));
  symlinkSync('nowhere.txt', join(root, 'public/gone.txt'));
  for (const command of ['build', 'check']) {
    const { code, stderr } = await bifolio([command, root]);
    expect(code).toBe(1);
    expect(stderr).toContain('1 error The file is not valid UTF-8.');
    expect(stderr).toContain('error The symbolic link leads nowhere.');
    expect(stderr).toMatch(/public\/gone\.txt\n.*error The symbolic link leads nowhere/);
    expect(stderr).toContain('Broken link "./b.md": no such page.');
  }
});

test('a component that throws is named with its page and line, and the old output stays', async () => {
  const root = createSite({
    'README.md': '# Home\n',
    'components/Bomb.tsx': 'export default function Bomb() { throw new Error("boom"); }\n',
  });
  await bifolio(['build', root]);
  writeFileSync(join(root, 'README.md'), '# Home\n\nunpublished\n\n<Bomb />\n');
  const { code, stderr } = await bifolio(['build', root]);
  expect(code).toBe(1);
  expect(stderr).toContain('README.md');
  expect(stderr).toContain('5:1 error The component <Bomb> threw while it was rendered: boom');
  expect(readBuilt(root, 'index.html')).not.toContain('unpublished');
  expect(readdirSync(root).filter((name) => name.startsWith('.dist'))).toEqual([]);
});

test('JSON that the config imports without saying so is told with its place and what to write', async () => {
  const config = "\nimport data from './data.json';\nexport default data;\n";
  const root = createSite({ 'README.md': '', 'data.json': '{}', 'bifolio.config.mjs': config });
  expect((await bifolio(['check', root])).stderr).toMatch(
    /^bifolio\.config\.mjs\n {2}2:20 error The config threw .*\n {4}Write `import data from '\.\/data\.json' with \{ type: 'json' \}`/,
  );
});

test('a layout that is not there is answered with those that an author can choose', async () => {
  const files = {
    'a.md': '---\npageLayout: Wide\n---\n',
    'layouts/Narrow.tsx': 'export default () => null;\n',
  };
  const { stderr } = await bifolio(['build', createSite(files)]);
  expect(stderr).toContain(
    'layout cannot be resolved: "Wide"\n    Set pageLayout to one of: doc, page, home, friends, custom, posts, blog, Narrow. A layout of your own is a file such as layouts/Wide.tsx.\n',
  );
});

test('a killed build leaves the old output whole and does not hinder the next one', async () => {
  const root = createSite({ 'README.md': '# First\n' });
  await bifolio(['build', root]);
  writeFileSync(join(root, 'README.md'), '# Second\n');
  const child = start(['build', root]);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('close', resolve));
  expect(readBuilt(root, 'index.html')).toContain('First');
  const { code } = await bifolio(['build', root]);
  expect(code).toBe(0);
  expect(readBuilt(root, 'index.html')).toContain('Second');
  expect(readdirSync(root).filter((name) => name.startsWith('.dist'))).toEqual([]);
});

test('an include or image that leaves the project is an error, and nothing of it is published', async () => {
  const outside = createSite({ 'secret.txt': 'TOP SECRET', 'secret.png': 'x' });
  const root = createSite({
    'README.md': `# A\n\n<!-- @include: ${join('..', outside.split('/').at(-1) ?? '', 'secret.txt')} -->\n`,
  });
  const include = await bifolio(['build', root]);
  expect(include.code).toBe(1);
  expect(include.stderr).toContain('is outside the project folder.');
  symlinkSync(join(outside, 'secret.png'), join(root, 'inside.png'));
  writeFileSync(join(root, 'README.md'), '# A\n\n![s](./inside.png)\n');
  const image = await bifolio(['build', root]);
  expect(image.code).toBe(1);
  expect(image.stderr).toContain('The image path "./inside.png" leaves the project.');
});

test('images are published under a hash of their content, with their size', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"></svg>';
  const root = createSite({
    'guide/a.md': '# A\n\n![dot](./dot.svg)\n',
    'guide/dot.svg': svg,
    'README.md': '# H\n',
  });
  await bifolio(['build', root]);
  const [, src = ''] =
    readBuilt(root, 'guide/a/index.html').match(
      /<img src="(\/assets\/dot-[\da-f]{8}\.svg)" alt="dot" width="30" height="20"/,
    ) ?? [];
  expect(readBuilt(root, src.slice(1))).toBe(svg);
});

test('options of the theme that stand beside it, and files that a style sheet names, are told with what to do', async () => {
  const files = { 'README.md': '# A\n', 'public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' };
  const misplaced = createSite({
    ...files,
    'bifolio.config.mjs':
      "export default { navbar: [], locales: { '/': { lang: 'en-US', sidebar: [] } } };\n",
  });
  const { stderr } = await bifolio(['check', misplaced]);
  expect(stderr).toContain('It is an option of the theme: theme: theme({ navbar: … })');
  expect(stderr).toContain(
    "It is an option of the theme: theme: theme({ locales: { '/': { sidebar: … } } })",
  );
  const styled = createSite({
    ...files,
    'bifolio.config.mjs': "export default { base: '/x/', styles: ['site.css'] };\n",
    'site.css': '.a { background: url(/logo.svg) }\n.b { background: url(./nope.png) }\n',
  });
  const built = await bifolio(['build', styled]);
  expect(built.stderr).toMatch(/^site\.css\n {2}2:18 warning File "\.\/nope\.png" doesn't exist\.\n/);
  const [, sheet = ''] = /href="\/x\/(assets\/site-[^"]+\.css)"/.exec(readBuilt(styled, 'index.html')) ?? [];
  expect(readBuilt(styled, sheet)).toContain('url(/x/logo.svg)');
});

test('what a style sheet of the author fetches from other hosts is allowed', async () => {
  const root = createSite({
    'README.md': '# A\n',
    'own.css': '@font-face { font-family: A; src: url(https://f.example/a.woff2) }',
    'bifolio.config.js': "export default { styles: ['own.css'] };",
  });
  const { stderr } = await bifolio(['build', root]);
  expect(stderr).toBe('');
  expect(readBuilt(root, '_headers')).toContain("font-src 'self' https://f.example");
});

test('style sheets stand before all scripts, which are of low priority: the first paint does not wait for them', async () => {
  const root = createSite({ 'README.md': '# A\n' });
  await bifolio(['build', root]);
  const tags =
    readBuilt(root, 'index.html').match(
      /<(?:link rel="(?:stylesheet|modulepreload)"|script type="module")[^>]*>/g,
    ) ?? [];
  const kinds = tags.map((tag) =>
    tag.includes('stylesheet') ? 'style' : /fetchpriority="low"/i.test(tag) && 'low',
  );
  expect(new Set(kinds)).toEqual(new Set(['style', 'low']));
  expect(kinds).toEqual(kinds.toSorted().reverse());
});

test('a site under a sub-path has all its addresses there', async () => {
  const root = createSite({ 'README.md': '# H\n\n[b](./b.md)\n', 'b.md': '# B\n' });
  await bifolio(['build', root, '--base', '/docs/']);
  const html = readBuilt(root, 'index.html');
  expect(html).toContain('href="/docs/b/"');
  expect(html).toMatch(/src="\/docs\/assets\/client-[\w-]+\.js"/);
  expect(
    [...html.matchAll(/(?:href|src)="(\/[^"]*)"/g)].filter(([, url]) => !url?.startsWith('/docs/')),
  ).toEqual([]);
});

test('a heading is drawn as it is written, and `title` is for the tab, lists and the sidebar', async () => {
  const root = createSite({
    'README.md': '# Home\n',
    'guide.md': '---\ntitle: Guide for search\n---\n\n# Guide to `x` <Badge text="new"/> {#top}\n',
  });
  const { stderr } = await bifolio(['build', root]);
  expect(stderr).toBe('');
  const html = readBuilt(root, 'guide/index.html');
  expect(html).toMatch(/<h1 [^>]*id="top">Guide to <code>x<\/code> <span class="badge"[^>]*>new<\/span>/);
  expect(html).toMatch(/<title>Guide for search \| /);
  expect(readBuilt(root, 'index.html')).toContain('Guide for search');
  expect(readBuilt(root, 'index.html')).not.toContain('Guide to');
});

test('a 404.md is the 404 page of its language, and is listed nowhere', async () => {
  const root = createSite({
    'README.md': '# Home\n',
    'en/README.md': '# Home\n',
    'en/404.md': '---\ntitle: Lost\n---\n\nmy own words\n',
    'bifolio.config.js':
      "export default { hostname: 'https://example.org', locales: { '/': { lang: 'zh-CN' }, '/en/': { lang: 'en-US' } } };\n",
  });
  const { code, stderr } = await bifolio(['build', root]);
  expect([code, stderr]).toEqual([0, '']);
  expect(readBuilt(root, 'en/404.html')).toContain('my own words');
  expect(readBuilt(root, 'en/404.html')).toMatch(/<title>Lost[ |]|<title>Lost</);
  expect(readBuilt(root, 'en/404.html')).not.toMatch(/<time|Reading time/);
  expect(readBuilt(root, 'en/404.html')).toContain('<meta name="robots" content="noindex"/>');
  expect(readBuilt(root, '404.html')).toContain('页面未找到');
  expect(readBuilt(root, 'sitemap.xml')).not.toContain('404');
  expect(readBuilt(root, 'en/index.html')).not.toContain('404');
});

test('a flag that is misspelt names the nearest one', async () => {
  const { code, stderr } = await bifolio(['build', '--ouput', 'x']);
  expect([code, stderr]).toEqual([1, 'error Unknown option `--ouput`\n  Did you mean --out?\n']);
});

test.each([
  [
    '{ "type": "commonjs" }',
    "import 'node:path';\nexport default {};\n",
    'Remove `"type": "commonjs"` from package.json',
  ],
  ['{}', 'const config = {};\n', 'The config has no default export.'],
  [
    '{ "type": "module" }',
    "import './part';\nexport default {};\n",
    'Write the ending of the file too, such as "part.ts".',
  ],
  ['{ "type": "module" }', 'enum A { B }\nexport default { title: A[0] };\n', 'an object with `as const`'],
])('with package.json %s, the config %j is told what to change', async (manifest, config, remedy) => {
  const root = createSite({ 'README.md': '# A\n', 'package.json': manifest, 'bifolio.config.ts': config });
  const { code, stderr } = await bifolio(['build', root]);
  expect(code).toBe(1);
  expect(stderr).toContain(remedy);
});

test('an unknown command names the nearest one', async () => {
  const { code, stderr } = await bifolio(['biuld']);
  expect(code).toBe(1);
  expect(stderr).toContain(
    'There is no command "biuld".\n    Did you mean "bifolio build"? All commands: build, merge, dev, preview, check, diff, new, move, translate, sources, mcp.',
  );
});

test('a command of other tools is answered with what it is called here', async () => {
  expect((await bifolio(['serve'])).stderr).toContain('Type "bifolio dev" to write');
  expect((await bifolio(['init'])).stderr).toContain('npm create bifolio my-site');
});

test('a check of a foreign site fails when readers would miss something, and with --strict for any change', async () => {
  const root = createSite({
    '.vitepress/config.ts': 'export default { cleanUrls: true };\n',
    'a.md': 'Plain.\n',
  });
  const check = (...more: string[]) => bifolio(['check', '--from', 'vitepress', root, ...more]);
  const loose = await check();
  expect(loose.stdout).toContain('.vitepress/config.ts:1:18');
  expect([loose.code, (await check('--strict')).code]).toEqual([0, 1]);
  writeFileSync(join(root, 'a.md'), 'Version {{ version }}\n');
  expect((await check()).code).toBe(1);
  const report = JSON.parse((await check('--json')).stdout) as JsonReport;
  expect(report.findings).toMatchObject([
    { code: 'migration', severity: 'warning', file: '.vitepress/config.ts', line: 1, column: 18 },
    { code: 'migration', severity: 'error', file: 'a.md' },
  ]);
  expect(report.summary).toEqual({ passed: false, errors: 1, warnings: 1, pages: 1 });
});

test('with --sarif, findings are told and written to a file, with paths from the folder of the command and links', async () => {
  const root = createSite({
    'bifolio.config.mjs': "export default { source: 'my docs' };\n",
    'my docs/README.md': '# Home\n\n[a](./nope.md)\n',
  });
  const file = join(root, 'reports/bifolio.sarif');
  const told = await bifolio(['check', root, '--sarif', file], { cwd: root });
  expect([told.code, told.stderr]).toEqual([0, expect.stringContaining('Broken link "./nope.md"')]);
  const [run] = JSON.parse(readFileSync(file, 'utf8')).runs;
  expect(run.tool.driver.rules[0].helpUri).toContain('/messages/dead-link/');
  expect(run.results[0]).toMatchObject({
    ruleId: 'dead-link',
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'my%20docs/README.md' },
          region: { startLine: 3, startColumn: 5 },
        },
      },
    ],
  });

  writeFileSync(join(root, 'bifolio.config.mjs'), 'export default { titel: 1 };\n');
  expect((await bifolio(['check', '--sarif', file], { cwd: root })).code).toBe(1);
  expect(readFileSync(file, 'utf8')).toContain('"uri": "bifolio.config.mjs"');
});

test('--sarif has what --json has, of other forms of check too, and says when its file cannot be written', async () => {
  const root = createSite({
    '.vitepress/config.ts': 'export default {};\n',
    'a.md': 'Version {{ version }}\n',
  });
  const check = (file: string) => bifolio(['check', '--from', 'vitepress', root, '--json', '--sarif', file]);
  const file = join(root, 'out.sarif');
  const { findings } = JSON.parse((await check(file)).stdout) as JsonReport;
  expect(findings.length).toBeGreaterThan(0);
  const [run] = JSON.parse(readFileSync(file, 'utf8')).runs;
  expect(run.results).toHaveLength(findings.length);

  const refused = await check(join(root, 'a.md/out.sarif'));
  expect(refused.code).toBe(1);
  expect((JSON.parse(refused.stdout) as JsonReport).findings.at(-1)).toMatchObject({
    code: 'output-not-writable',
    message: expect.stringContaining('a part of its path is a file'),
  });
});

test.each([
  ['module.exports = {};', 'Write `export default defineConfig({ … })` instead.'],
  ["const { theme } = require('@bifolio/theme');", "Write `import { … } from '…'` instead of `require`."],
])('the config %s, as CommonJS, says what to write instead', async (text, hint) => {
  const { stderr } = await bifolio([
    'check',
    createSite({ 'README.md': '# A\n', 'bifolio.config.mjs': text }),
  ]);
  expect(stderr).toContain(hint);
});

test('what the config says of pages, icons and pictures that do not exist is told where it is written, in its modules too', async () => {
  const root = createSite({
    'README.md': '# A\n',
    'guide/intro.md': '# Intro\n',
    'bifolio.config.mjs':
      "import { theme } from '@bifolio/theme';\nimport { guide } from './config/sidebar.mjs';\nexport default {\n  theme: theme({\n    navbar: [{ text: 'Gone', link: '/gone/' }],\n    sidebar: { '/guide/': guide },\n  }),\n  redirects: { '/old/': '/nowhere/' },\n};\n",
    'config/sidebar.mjs':
      "import { more } from './more.mjs';\nexport const guide = ['intro/', { text: 'More', prefix: 'more/', items: more }];\n",
    'config/more.mjs': "export const more = ['introo/', { text: 'Icon', link: '/', icon: '/none.svg' }];\n",
  });
  symlinkSync(
    fileURLToPath(new URL('../../../../../node_modules', import.meta.url)),
    join(root, 'node_modules'),
  );
  const { stderr } = await bifolio(['check', root]);
  expect(stderr).toContain('bifolio.config.mjs\n  5:37 error Page "/gone/" in the navbar doesn\'t exist.');
  expect(stderr).toMatch(/^ {2}8:26 .*\/nowhere\//m);
  expect(stderr).toMatch(/^config\/more\.mjs\n {2}1:23 error Page "introo\/" in the sidebar of \/guide\//m);
});
