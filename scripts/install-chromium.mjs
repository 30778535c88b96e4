import { canInstallPackages, installDebianPackages } from './debian-packages.mjs';
import { findChromium } from './find-chromium.mjs';
import { runCommand } from './run-command.mjs';

/**
 * Make sure that the browser tests find a Chromium: an installed one, else Debian's package when we may install it,
 * else Playwright's own download.
 * @returns {Promise<string>} where it is, for the reader
 */
export async function installChromium() {
  const found = findChromium();
  if (found) return found;
  if (canInstallPackages()) {
    await installDebianPackages(['chromium', 'fonts-noto-cjk']);
    const installed = findChromium();
    if (installed) return installed;
  }
  await runCommand('playwright', ['install', 'chromium']);
  return "Playwright's own";
}
