import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { scratchFolder } from './scratch.ts';
import { serve } from './site.ts';
import { expect, test } from './test.ts';

const config = (encrypt: string) => `import { theme } from '@bifolio/theme';
export default { title: 'Site', git: false, ${encrypt} theme: theme() };
`;

async function enter(page: Page, password: string) {
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  const field = page.getByRole('textbox', { name: 'Enter Password' });
  await field.fill(password);
  await field.press('Enter');
}

test('locks and passwords that are added, changed and removed while writing hold at once', async ({
  page,
}) => {
  test.slow();
  const folder = scratchFolder('locks-in-dev');
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const note = (frontmatter: string) =>
    write('note.md', `---\ntitle: Note\n${frontmatter}---\n\nThe text.\n\n![drawn](./drawn.svg)\n`);
  const text = page.getByText('The text.');
  const field = page.getByRole('textbox', { name: 'Enter Password' });
  const locked = async () => {
    await expect(field).toBeVisible();
    await expect(text).toHaveCount(0);
  };
  const isOpen = () => expect(page.getByRole('button', { name: 'Lock again' })).toHaveCount(0);
  write('bifolio.config.js', config(''));
  write('.env', 'NOTE=from-the-file-one\n');
  write('README.md', '# Home\n');
  write('drawn.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>');
  note('');
  {
    await using site = await serve(['dev', folder]);
    await page.goto(`${site.url}note/`);
    await expect(text).toBeVisible();

    note('password: in-the-page-one\n');
    await locked();
    await enter(page, 'in-the-page-one');
    await expect(text).toBeVisible();
    const picture = page.getByAltText('drawn');
    await expect(picture).toHaveAttribute('src', /^blob:/);
    await expect(picture).toHaveJSProperty('naturalWidth', 8);

    note('password: in-the-page-two\npasswordHint: The second\n');
    await expect(page.getByText('The second')).toBeVisible();
    await locked();
    await enter(page, 'in-the-page-one');
    await expect(field).toHaveAttribute('aria-invalid', 'true');

    note('password: env:NOTE\npasswordHint: Of the file\n');
    await expect(page.getByText('Of the file')).toBeVisible();
    await enter(page, 'from-the-file-one');
    await expect(text).toBeVisible();

    write('.env', 'NOTE=from-the-file-two\n');
    await locked();
    await enter(page, 'from-the-file-two');
    await expect(text).toBeVisible();

    note('');
    await expect(text).toBeVisible();
    await isOpen();

    write('bifolio.config.js', config("encrypt: { rules: { '/note/': 'in-the-config' } },"));
    await locked();
    await enter(page, 'in-the-config');
    await expect(text).toBeVisible();

    write('bifolio.config.js', config(''));
    await isOpen();
    await expect(text).toBeVisible();
    await page.goto('about:blank'); // Else it may still be loading when the server ends.
  }
  rmSync(folder, { recursive: true });
});
