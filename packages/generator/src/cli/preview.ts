import { listen } from '../preview/listen.ts';
import { createPreviewServer } from '../preview/preview-server.ts';
import { openBrowser } from './open-browser.ts';
import { loadSiteConfig, parseHost, parsePort, type SiteOptions } from './options.ts';
import type { Terminal } from './terminal.ts';

export interface ServeOptions extends SiteOptions {
  port?: string | number;
  host?: string | boolean;
  open?: boolean;
}

/** The port of `preview`, unless PORT or --port says another. */
const PREVIEW_PORT = 4173;

/** `bifolio preview [dir]`. */
export async function previewCommand(
  dir: string | undefined,
  options: ServeOptions,
  { log }: Terminal,
): Promise<void> {
  const wanted = parsePort(options.port ?? process.env.PORT, PREVIEW_PORT);
  const config = await loadSiteConfig(dir, options);
  const server = await createPreviewServer(config);
  const { port, taken } = await listen(server, wanted, parseHost(options.host));
  if (taken.length > 0) log.warn(`Port ${taken.join(', ')} is in use; serving on ${port} instead.`);
  const url = `http://localhost:${port}${config.base}`;
  log.info(`Serving ${config.outDir}`);
  log.info(`  ${url}`);
  log.info('Press Ctrl+C to stop.');
  if (options.open) openBrowser(url);
}
