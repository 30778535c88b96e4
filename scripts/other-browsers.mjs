import { canInstallPackages, installDebianPackages } from './debian-packages.mjs';
import { findProgram } from './find-program.mjs';

const macFirefox = ['/Applications/Firefox.app/Contents/MacOS/firefox'];

/** Firefox's program, `undefined` where there is none. */
export const findFirefox = () => findProgram(['firefox-esr', 'firefox'], macFirefox);

/**
 * The driver of WebKitGTK, which brings its browser along, and the screen it draws on. `undefined` where one is missing.
 * @returns {{ driver: string, screen: string } | undefined}
 */
export function findWebKit() {
  const [driver, screen] = [findProgram(['WebKitWebDriver']), findProgram(['Xvfb'])];
  return driver && screen ? { driver, screen } : undefined;
}

const browsers = [
  { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
  { name: 'WebKit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
];

/**
 * Installs Debian's packages of the browsers that are missing, when we may. The smoke test leaves out those that cannot be had.
 * @returns {Promise<string>} which are there and which are not, for the reader
 */
export async function installOtherBrowsers() {
  const missing = browsers.filter(({ find }) => !find()).flatMap(({ packages }) => packages);
  if (missing.length > 0 && canInstallPackages()) {
    await installDebianPackages(missing).catch((error) => console.warn(String(error.message)));
  }
  return browsers.map(({ name, find }) => (find() ? name : `no ${name}`)).join(', ');
}
