import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from './scratch.ts';
import { serve } from './site.ts';
import { expect, test } from './test.ts';

test('variables of a changed environment file are shown, and so is what is saved after it', async ({
  page,
}) => {
  const folder = scratchFolder('environment-in-dev');
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('bifolio.config.js', "export default { title: 'Site', git: false };\n");
  write('.env.development', 'PUBLIC_GREETING=good-morning\n');
  write('README.md', '# Home\n\nFirst.\n\n<Greeting />\n');
  mkdirSync(join(folder, 'components'));
  write('components/Greeting.tsx', 'export default () => <p>{import.meta.env.PUBLIC_GREETING}</p>;\n');
  {
    await using site = await serve(['dev', folder]);
    await page.goto(site.url);
    await expect(page.getByText('good-morning')).toBeVisible();
    write('.env.development', 'PUBLIC_GREETING=good-evening\n');
    await expect(page.getByText('good-evening')).toBeVisible();
    write('README.md', '# Home\n\nSecond.\n\n<Greeting />\n');
    await expect(page.getByText('Second.')).toBeVisible();
    await page.goto('about:blank'); // Else it may still be loading when the server ends.
  }
  rmSync(folder, { recursive: true });
});
