import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSite, type RunningSite, serve } from './fixtures/site.ts';

const photo = (name: string) => `import photo from './${name}.png';\n`;

let root: string;
let site: RunningSite;

beforeAll(async () => {
  root = createSite({
    'bifolio.config.mjs': "export default { base: '/docs/' };\n",
    'README.md': '# Home\n\n<Photo />\n',
    'components/Photo.tsx': `${photo('shown')}export const Photo = () => <img src={photo} alt="" />;\n`,
    'components/shown.png': 'shown',
    'page.mdx':
      "import plan from './plan.pdf';\nimport photo from './a b.png';\n\n# Page\n\n<img src={photo} alt=\"\" /> <a href={plan}>Plan</a>\n",
    'plan.pdf': 'plan',
    'a b.png': 'of a page',
    'locked.mdx': `---\npassword: a long password for tests\n---\n\n${photo('canary')}\n# Locked\n\n<img src={photo} alt="" />\n`,
    'canary.png': 'canary of a locked page',
  });
  site = await serve(['dev', root, '--port', '0'], { apart: true });
});
afterAll(() => site?.close());

const pageAt = async (path: string) => (await fetch(`${site.url}${path}`)).text();

/** What is at the address that a page names. */
async function shownBy(path: string, pattern: RegExp): Promise<string> {
  const [, address = ''] = pattern.exec(await pageAt(path)) ?? [];
  return (await fetch(new URL(address, site.url))).text();
}

test('files that components and .mdx pages import are served in dev under a base, and are no broken links', async () => {
  expect(await shownBy('', /<img src="([^"]+\.png)"/)).toBe('shown');
  expect(await shownBy('page/', /<img src="([^"]+\.png)"/)).toBe('of a page');
  expect(await shownBy('page/', /href="([^"]+\.pdf)"/)).toBe('plan');
  expect(site.output()).not.toMatch(/warning|error/);
  writeFileSync(join(root, 'components/shown.png'), 'another');
  await expect.poll(() => shownBy('', /<img src="([^"]+\.png[^"]*)"/)).toBe('another');
});

test('a file that only a locked page imports is encrypted in dev', async () => {
  expect(await pageAt('locked/')).not.toContain('canary');
  for (const query of ['', '?raw', '?url', '?import'])
    expect(await pageAt(`canary.png${query}`)).not.toContain('canary of');
});
