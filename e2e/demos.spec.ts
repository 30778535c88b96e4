import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/paths.mjs';
import { scratchFolder } from './scratch.ts';
import { bifolio, preview } from './site.ts';
import { expect, test } from './test.ts';

/** The sites that `/demos/` shows, with a page of each and its heading. */
const demos = {
  notes: { '1.moss/': 'Moss on the north wall' },
  shouji: { '1.moss/': '北墙的苔' },
  handbook: { 'runbook/1.alarm/': '收到告警', 'en/runbook/1.alarm/': 'When the alarm rings' },
  studio: { '': '半山陶坊', 'en/': 'Halfway Pottery' },
};

for (const [name, pages] of Object.entries(demos)) {
  test(`the demo "${name}" builds without a warning and reads as its picture shows`, async ({ page }) => {
    const folder = scratchFolder(name);
    cpSync(join(root, 'docs', 'snippets', 'demos', name), folder, { recursive: true });
    await bifolio(['build', folder, '--strict']);
    await using site = await preview(folder);
    for (const [path, heading] of Object.entries(pages)) {
      await page.goto(site.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    }
    if (name === 'studio') await expect(page.locator('time')).toHaveCount(2);
    await page.close(); // It may still be fetching islands.
    rmSync(folder, { recursive: true });
  });
}
