import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bifolio, createSite, readBuilt, serve } from './fixtures/site.ts';

const pages = {
  'README.md': '---\nicon: own:dot\n---\n\n# Home\n\nGo ::own:dot:: home.\n',
  'guide/README.md': '---\nicon: own:dot\n---\n\n# Guide\n\nNo icon in the text.\n',
  'guide/more.md': '# More\n',
};

function install(root: string, { version = '1.0.0', body = '<path d="M1 1"/>' } = {}) {
  const folder = join(root, 'node_modules/@iconify-json/own');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'icons.json'), JSON.stringify({ prefix: 'own', icons: { dot: { body } } }));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: '@iconify-json/own', version }));
}

test('icons of a set that is not installed keep their place, for the service and its hosts only', async () => {
  const root = createSite(pages);
  const { code, stdout, stderr } = await bifolio(['build', root]);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain(
    "Readers' browsers ask api.iconify.design for icons of own (README.md:2:7).\n  To draw them at build: npm install -D @iconify-json/own",
  );
  expect(readBuilt(root, 'index.html')).toMatch(
    /Go <bi-icon name="own:dot"><svg viewBox="0 0 24 24"[^>]* width="1em" height="1em"><\/svg><\/bi-icon> home\./,
  );
  expect(readBuilt(root, '_headers')).toContain(
    "connect-src 'self' https://api.iconify.design https://api.simplesvg.com https://api.unisvg.com\n",
  );
});

test('cached pages follow when a set is installed and updated, in text and navigation', async () => {
  const root = createSite(pages);
  await bifolio(['build', root]);
  expect(readBuilt(root, 'guide/index.html')).toContain('<bi-icon name="own:dot">');
  install(root);
  const { stdout } = await bifolio(['build', root]);
  for (const page of ['index.html', 'guide/index.html']) {
    expect(readBuilt(root, page)).toContain('<path d="M1 1"');
    expect(readBuilt(root, page)).not.toContain('<bi-icon');
  }
  expect(stdout).not.toContain('ask api.iconify.design');
  expect(readBuilt(root, '_headers')).not.toContain('connect-src');
  install(root, { version: '1.0.1', body: '<path d="M2 2"/>' });
  await bifolio(['build', root]);
  for (const page of ['index.html', 'guide/index.html'])
    expect(readBuilt(root, page)).toContain('<path d="M2 2"');
});

test('icons that navigation and home blocks lack are reported once, where they are written', async () => {
  const root = createSite({
    ...pages,
    'README.md':
      '---\npageLayout: home\nconfig:\n  - type: features\n    features:\n      - title: A\n        icon: own:none\n---\n',
    'guide/README.md': '---\nicon: own:gone\n---\n\n# Guide\n',
  });
  install(root);
  for (const run of ['cold', 'warm']) {
    const { code, stderr } = await bifolio(['build', root]);
    expect(code, run).toBe(0);
    expect(stderr.match(/has no icon/g)).toHaveLength(2);
    expect(stderr).toContain('README.md\n  7:15 warning The set "own" has no icon "none".');
    expect(stderr).toMatch(
      /guide\/README\.md\n {2}2:7 warning The set "own" has no icon "gone"\. It is missing on \d pages\.\n {4}Look it up at/,
    );
  }
  const { stderr } = await bifolio(['check', root]);
  for (const icon of ['gone', 'none']) expect(stderr).toContain(`has no icon "${icon}"`);
});

test('without the service such icons are left out and reported, and browsers get nothing for it', async () => {
  const root = createSite({ ...pages, 'bifolio.config.ts': 'export default { icons: { service: false } };' });
  const { stderr } = await bifolio(['build', root]);
  expect(stderr).toContain('7 warning The icon "own:dot" is left out: its set is not installed.');
  expect(stderr).toContain('Install it: npm install -D @iconify-json/own');
  expect(readBuilt(root, 'index.html')).not.toContain('bi-icon');
  expect(readdirSync(join(root, 'dist/assets')).filter((file) => file.startsWith('icon-drawer'))).toEqual([]);
});

test('a host of the service is an address', async () => {
  const root = createSite({
    ...pages,
    'bifolio.config.ts': "export default { icons: { service: ['icons.example.org'] } };",
  });
  const { code, stderr } = await bifolio(['build', root]);
  expect(code).toBe(1);
  expect(stderr).toContain('a URL such as "https://icons.example.org"');
});

test('dev tells an icon that navigation lacks with the first page that is shown, and not again', async () => {
  const root = createSite({ ...pages, 'guide/README.md': '---\nicon: own:gone\n---\n\n# Guide\n' });
  install(root);
  const site = await serve(['dev', root, '--port', '0']);
  try {
    for (const path of ['', 'guide/', 'guide/more/']) expect((await fetch(site.url + path)).status).toBe(200);
    expect(site.output().match(/has no icon "gone"/g)).toHaveLength(1);
    expect(site.output()).toContain('guide/README.md\n  2:7 warning');
  } finally {
    await site.close();
  }
});
