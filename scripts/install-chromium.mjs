import { canInstallPackages, installDebianPackages } from './debian-packages.mjs';
import { findChromium, lacksShell } from './find-chromium.mjs';
import { runCommand } from './run-command.mjs';

/**
 * Make sure that the browser tests find a Chromium: Debian's package without windows when we may install it, else one that is
 * installed, else Playwright's own download.
 * @returns {Promise<string>} where it is, for the reader
 */
export async function installChromium() {
  if (lacksShell() && canInstallPackages()) await installShell();
  const found = findChromium();
  if (found) return found;
  await runCommand('playwright', ['install', 'chromium']);
  return "Playwright's own";
}

/** Another Chromium does as well, so a failure is no more than a word. */
async function installShell() {
  await installDebianPackages(['chromium-headless-shell', 'fonts-noto-cjk']).catch((error) =>
    console.warn(String(error.message)),
  );
}
