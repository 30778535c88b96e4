import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSite } from '../../../cli/fixtures/site.ts';
import { errorPage } from './error-page.ts';

test('lines of a page that names a password are not shown, others are', async () => {
  const root = createSite({ 'a.md': '---\ntitle: [a\npassword: open-sesame\n---\n' });
  const problem = {
    severity: 'error',
    code: 'frontmatter-yaml',
    message: 'Wrong.',
    file: 'a.md',
    line: 2,
  } as const;
  const shown = () =>
    errorPage({ problems: [problem] }, { root, sourceDir: root, base: '/', isSecret: false });
  expect(await shown()).not.toContain('sesame');
  writeFileSync(join(root, 'a.md'), '---\ntitle: [a\n---\n\nA password is asked.\n');
  expect(await shown()).toContain('title: [a');
});
