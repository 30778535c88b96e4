import { createDevServer, type DevServer } from '../dev/dev-server.ts';
import { BifolioError } from '../errors/bifolio-error.ts';
import { faultText } from '../errors/fault-text.ts';
import { missingConfigPictures } from '../images/config-pictures.ts';
import { listen } from '../preview/listen.ts';
import { openBrowser } from './open-browser.ts';
import { loadSiteConfig, parseHost, wantedPort } from './options.ts';
import type { ServeOptions } from './preview.ts';
import { startServing } from './serve.ts';
import type { Terminal } from './terminal.ts';

/** The port of `dev`, unless PORT or --port says another. */
const DEV_PORT = 5173;

/** `bifolio dev [dir]`. A change of the config makes the server anew on the same port. */
export async function devCommand(
  dir: string | undefined,
  options: ServeOptions,
  { log }: Terminal,
): Promise<void> {
  const start = performance.now();
  const wanted = wantedPort(options.port, DEV_PORT);
  let config = await loadSiteConfig(dir, options);
  const host = parseHost(options.host);
  let restarting: Promise<void> = Promise.resolve();
  let running = await create();
  const { port, url } = await startServing(running.server, { port: wanted, host, base: config.base }, log);
  log.info(`Ready in ${Math.round(performance.now() - start)} ms`);
  log.info(`  ${url}`);
  log.info('Press Ctrl+C to stop.');
  if (options.open) openBrowser(url);

  function create(): Promise<DevServer> {
    const missing = missingConfigPictures(config);
    if (missing.length > 0) log.report(missing);
    return createDevServer(config, { host, log, onRestart });
  }

  /** One after the other: two servers would not fit on one port. */
  function onRestart(): void {
    restarting = restarting.then(restart).catch((error: unknown) => {
      log.error(faultText(error));
    });
  }

  async function restart(): Promise<void> {
    let next: DevServer;
    try {
      config = await loadSiteConfig(dir, options, { reload: true });
      next = await create();
    } catch (error) {
      if (!(error instanceof BifolioError)) throw error;
      log.report(error.problems);
      log.info('The site is served as it was until the config is mended.');
      return;
    }
    await running.close();
    running = next;
    await listen(running.server, port, host);
    log.info('The config has changed: restarted.');
  }
}
