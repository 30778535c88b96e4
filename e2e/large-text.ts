import type { Page } from '@playwright/test';

/** As a reader has it who has set the letters of the browser to twice their size. */
export async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await session.detach();
}
