import { faultText } from '../../core/errors/fault-text.ts';
import { allowedHosts } from '../../site/config/allowed-hosts.ts';
import { createPreviewServer } from '../../site/preview/preview-server.ts';
import { openBrowser } from '../open-browser.ts';
import { loadSiteConfig, parseHost, type SiteOptions, wantedPort } from '../options.ts';
import type { Terminal } from '../terminal.ts';
import { closeAtEnd, closeServer, startServing } from './serve.ts';

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
  { log, ending }: Terminal,
): Promise<void> {
  const port = wantedPort(options.port, PREVIEW_PORT);
  const config = await loadSiteConfig(dir, options);
  const host = parseHost(options.host);
  const server = createPreviewServer(config, {
    hosts: allowedHosts(config, host),
    onFault: (error) => log.error(faultText(error)),
  });
  const { url } = await startServing(server, { port, host, base: config.base }, log);
  log.info(`Serving ${config.outDir}`);
  log.info(`  ${url}`);
  log.info('Press Ctrl+C to stop.');
  if (options.open) openBrowser(url);
  await closeAtEnd({ close: () => closeServer(server) }, ending);
}
