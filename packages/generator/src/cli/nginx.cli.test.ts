import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installNginx, serveByNginx } from './fixtures/nginx.ts';
import { bifolio, createSite } from './fixtures/site.ts';

const GUIDE = join(import.meta.dirname, '../../../../docs/en/guide/self-hosting.md');
const nginx = installNginx();

/** A `server` block of the guide, for a folder of this machine. */
function recipe(title: string, documented: string, folder: string): string {
  const block = readFileSync(GUIDE, 'utf8').match(
    new RegExp(`\`\`\`nginx title="/etc/nginx/conf\\.d/${title}"\\n([\\s\\S]*?)\`\`\``),
  );
  const server = block?.[1] ?? '';
  expect(server).toContain(`root ${documented};`);
  return server.replace(`root ${documented};`, `root ${folder};`);
}

test.skipIf(!nginx).for([
  { title: 'docs.conf', documented: '/var/www/docs', base: '/' },
  { title: 'handbook.conf', documented: '/var/www', base: '/handbook/' },
])('nginx serves a site at $base with the recipe of the guide', async ({ title, documented, base }) => {
  const folder = mkdtempSync(join(tmpdir(), 'www-'));
  const out = join(folder, base);
  const root = createSite({
    'bifolio.config.mjs':
      "export default { locales: { '/': { lang: 'zh-CN', dir: 'zh' }, '/en/': { lang: 'en-US', dir: 'en' } } };\n",
    'zh/README.md': '# 首页\n',
    'en/README.md': '# Home\n',
    'en/guide/intro.md': `# Intro\n\n${'Words to compress. '.repeat(50)}\n`,
  });
  const built = await bifolio(['build', root, '--base', base, '--out', out]);
  expect(built).toMatchObject({ code: 0 });
  // Its workers may be of a user of their own.
  chmodSync(folder, 0o755);
  execFileSync('chmod', ['-R', 'a+rX', folder]);
  const server = await serveByNginx(nginx ?? '', recipe(title, documented, folder));
  const ask = (path: string) => fetch(`${server.origin}${base}${path}`, { redirect: 'manual' });
  const names = readdirSync(join(out, 'assets'));
  const script = names.find((name) => name.startsWith('page-')) ?? '';
  const sheet = names.find((name) => name.startsWith('style-base')) ?? '';
  try {
    for (const path of ['en/guide/intro/', `assets/${script}`, `assets/${sheet}`]) {
      const { status, headers } = await ask(path);
      expect([path, status, headers.get('content-encoding')]).toEqual([path, 200, 'gzip']);
    }
    const asset = await ask(`assets/${script}`);
    expect(asset.headers.get('content-type')).toMatch(/javascript/);
    expect(asset.headers.get('cache-control')).toContain('immutable');
    const lacksSlash = await ask('en/guide/intro');
    expect([lacksSlash.status, lacksSlash.headers.get('location')]).toEqual([301, `${base}en/guide/intro/`]);
    const missing = await Promise.all(['nope', 'en/nope'].map(ask));
    expect(missing.map(({ status }) => status)).toEqual([404, 404]);
    const pages = await Promise.all(missing.map((answer) => answer.text()));
    expect(pages.map((html) => /<html lang="([^"]+)"/.exec(html)?.[1])).toEqual(['zh-CN', 'en-US']);
    for (const file of ['_headers', '_redirects', '.bifolio-output'])
      expect([file, (await ask(file)).status]).toEqual([file, 404]);
  } finally {
    await server.close();
  }
});
