import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { testPage } from '../../graph/fixtures/test-site.ts';
import type { ContentServices } from '../content/content-services.ts';
import { publishFieldImages } from './field-images.ts';

const root = mkdtempSync(join(tmpdir(), 'bifolio-covers-'));
mkdirSync(join(root, 'public'));
mkdirSync(join(root, 'zh'));
writeFileSync(join(root, 'public/there.png'), '');
afterAll(() => rmSync(root, { recursive: true }));

const services = {
  config: {
    base: '/',
    root,
    sourceDir: root,
    publicDir: join(root, 'public'),
    theme: { imageFields: ['cover'] },
  },
} as unknown as ContentServices;

async function problemsOf(cover: string) {
  writeFileSync(join(root, 'zh/a.md'), `---\ncover: ${cover}\n---\n`);
  const page = testPage('zh/a.md', { frontmatter: { cover } });
  const looked: string[] = [];
  const { problems } = await publishFieldImages(services, page, {
    dependsOn: (files) => looked.push(...files),
  });
  return {
    looked: [...new Set(looked.map((path) => path.slice(root.length)))],
    problems: problems.map(({ file, line, message }) => `${file}:${line} ${message}`),
  };
}

it.each([
  ['/there.png', ['/public/there.png']],
  ['https://example.org/elsewhere.png', []],
])('says nothing of %s', async (cover, looked) => {
  expect(await problemsOf(cover)).toEqual({ looked, problems: [] });
});

it.each(['/nope.png', 'nope.png'])(
  'names %s, which is not in the public folder, until it is',
  async (cover) => {
    expect(await problemsOf(cover)).toEqual({
      looked: ['/public/nope.png'],
      problems: [`zh/a.md:2 There is no image at "${cover}".`],
    });
  },
);
