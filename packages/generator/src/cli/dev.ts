import { createDevServer, type DevServer } from '../dev/dev-server.ts';
import { BifolioError } from '../errors.ts';
import { listen } from '../preview/listen.ts';
import { openBrowser } from './open-browser.ts';
import { loadSiteConfig, parseHost, parsePort } from './options.ts';
import type { ServeOptions } from './preview.ts';
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
  const wanted = parsePort(options.port ?? process.env.PORT, DEV_PORT);
  let config = await loadSiteConfig(dir, options);
  const host = parseHost(options.host);
  let running = await createDevServer(config, { log, onRestart: restart });
  const { port, taken } = await listen(running.server, wanted, host);
  if (taken.length > 0) log.warn(`Port ${taken.join(', ')} is in use; serving on ${port} instead.`);
  const url = `http://localhost:${port}${config.base}`;
  log.info(`Ready in ${Math.round(performance.now() - start)} ms`);
  log.info(`  ${url}`);
  log.info('Press Ctrl+C to stop.');
  if (options.open) openBrowser(url);

  async function restart(): Promise<void> {
    let next: DevServer;
    try {
      config = await loadSiteConfig(dir, options, { reload: true });
      next = await createDevServer(config, { log, onRestart: restart });
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
