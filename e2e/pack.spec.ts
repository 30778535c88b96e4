import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, toolEnvironment } from '../scripts/paths.mjs';
import { serve } from './site.ts';
import { expect, test } from './test.ts';

const packages = ['generator', 'theme', 'create'].map((name) => join(root, 'packages', name));
const npm = (args: readonly string[], cwd: string) =>
  execFileSync('npm', args, {
    cwd,
    env: toolEnvironment(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** What the files of a folder take of a disk, whose blocks have 4 kB. */
function bytesOnDisk(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const sizes = files.map(({ parentPath, name }) => statSync(join(parentPath, name)).size);
  return sizes.reduce((sum, size) => sum + Math.ceil(size / 4096) * 4096, 0);
}

test('the packed packages scaffold, build and serve a site outside the workspace, in dev too', async ({
  request,
  page,
}) => {
  test.setTimeout(900_000);
  const folder = mkdtempSync(join(tmpdir(), 'bifolio-pack-'));
  const packed = JSON.parse(npm(['pack', '--json', '--pack-destination', folder, ...packages], root));
  const tarballs: string[] = Object.values<{ filename: string }>(packed).map(({ filename }) =>
    join(folder, filename),
  );
  expect(tarballs).toHaveLength(3);

  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  npm(['install', '--no-audit', '--no-fund', '--prefer-offline', ...tarballs], folder);
  npm(['exec', '--no', '--', 'create-bifolio', 'my-site', '--yes'], folder);

  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  expect(Object.keys(lock.packages).length).toBeLessThan(200);
  expect(bytesOnDisk(join(folder, 'node_modules'))).toBeLessThan(110_000_000);

  const mySite = join(folder, 'my-site');
  const bifolio = join(folder, 'node_modules', '.bin', 'bifolio');
  execFileSync(bifolio, ['build'], { cwd: mySite, env: toolEnvironment() });
  await using site = await serve(['preview'], mySite, bifolio);
  for (const path of [
    '',
    'guide/intro/',
    'guide/components/',
    'en/',
    'en/guide/intro/',
    'en/guide/components/',
  ]) {
    const response = await request.get(`${site.url}${path}`);
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).toContain('<h1');
  }
  execFileSync(bifolio, ['check'], { cwd: mySite, env: toolEnvironment() });

  const own =
    "import { usePage } from 'bifolio/client';\nimport { Brand } from '@bifolio/theme/components';\nexport default () => <p>{usePage().page.title} of <Brand /></p>;\n";
  writeFileSync(join(mySite, 'components/Where.tsx'), own);
  writeFileSync(join(mySite, 'docs/en/where.md'), '# Here\n\n<Where />\n\n<Counter label="Clicks" />\n');
  // Their packages are bundled into ours, also for sites with components of their own.
  const rest =
    '# Rest\n\n$\\ce{H2O}$\n\n@[qrcode](https://a.example)\n\n<Swiper items={["/favicon.svg"]} />\n\n<Where />\n';
  writeFileSync(join(mySite, 'docs/en/rest.mdx'), rest);
  execFileSync(bifolio, ['build'], { cwd: mySite, env: toolEnvironment() });
  expect(readFileSync(join(mySite, 'dist/en/rest/index.html'), 'utf8')).toContain('<math');
  expect(readFileSync(join(mySite, 'dist/licenses.md'), 'utf8')).toContain('## swiper -');
  await using dev = await serve(['dev'], mySite, bifolio);
  await page.goto(`${dev.url}en/where/`);
  await expect(page.getByText('Here of')).toBeVisible();
  await page.getByRole('button', { name: 'Clicks: 0' }).click();
  await expect(page.getByRole('button', { name: 'Clicks: 1' })).toBeVisible();
  const sheet = page.locator('link[rel=stylesheet]').first();
  await expect(sheet).toHaveAttribute('href', /prebuilt\/dev\/base\.css$/);
  expect(existsSync(join(mySite, '.bifolio/dev')), 'the theme’s own bundle is taken').toBe(false);
  await page.close(); // It would ask for the server that ends.

  const plain = join(folder, 'plain');
  mkdirSync(plain);
  writeFileSync(join(plain, 'README.md'), '# Plain\n');
  execFileSync(bifolio, ['build'], { cwd: plain, env: toolEnvironment() });
  expect(existsSync(join(plain, 'dist/index.html'))).toBe(true);
  expect(existsSync(join(plain, '.bifolio/bundle')), 'the theme’s own bundle is taken').toBe(false);
});
