import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { BifolioError, type Problem } from '../../core/errors/bifolio-error.ts';
import { faultText } from '../../core/errors/fault-text.ts';
import type { Log } from '../../core/log/log.ts';
import type { LoadedConfig } from '../../site/config/load.ts';
import { createDevServer } from '../../site/dev/dev-server.ts';
import { changedFiles, changeText, configTexts, type FileTexts } from '../../site/dev/watch/config-files.ts';
import { configPictureProblems, type PicturesConfig } from '../../site/images/config-pictures.ts';
import type { VersionServer } from '../../site/preview/version-server.ts';
import { openBrowser } from '../open-browser.ts';
import { loadSiteConfig, parseHost, wantedPort } from '../options.ts';
import type { Terminal } from '../terminal.ts';
import type { ServeOptions } from './preview.ts';
import { closeAtEnd, startServing } from './serve.ts';

/** The port of `dev`, unless PORT or --port says another. */
const DEV_PORT = 5173;

/** Longer than programs take to empty a file and write it. */
const SAVE_MS = 100;

/** `bifolio dev [dir]`. When the config changes, the same server serves the site by it. */
export async function devCommand(
  dir: string | undefined,
  options: ServeOptions & { withVersions?: boolean },
  { log, progress, ending }: Terminal,
): Promise<void> {
  const start = performance.now();
  const wanted = wantedPort(options.port, DEV_PORT);
  const root = resolve(dir ?? '.');
  let texts: FileTexts | undefined;
  let styles: readonly string[] = [];
  let told = '';
  const config = await readConfig();
  const host = parseHost(options.host);
  let restarting: Promise<void> = Promise.resolve();
  reportPictures(config, log);
  const dev = await createDevServer(config, { host, log, onRestart, versions: await versionsOf(config) });
  const { url } = await startServing(dev.server, { port: wanted, host, base: config.base }, log);
  log.info(`Ready in ${Math.round(performance.now() - start)} ms`);
  log.info(`  ${url}`);
  log.info('Press Ctrl+C to stop.');
  if (options.open) openBrowser(url);
  await closeAtEnd(dev, ending);

  /** What changes meanwhile is a change to what was read; modules are known once they have been. */
  async function readConfig(): Promise<LoadedConfig> {
    const before = configTexts(root);
    const read = await loadSiteConfig(dir, options, { reload: true });
    styles = read.styles.map((path) => join(read.root, path));
    texts = { ...configTexts(root, styles), ...before };
    told = '';
    return read;
  }

  /** Sites with one version load nothing of it. */
  async function versionsOf(read: LoadedConfig): Promise<VersionServer | undefined> {
    if (read.versions.length === 0) return undefined;
    const { serveVersions, unreadVersions } = await import('../../site/versions/serve-versions.ts');
    return options.withVersions ? serveVersions(read, progress) : unreadVersions(read);
  }

  /** One after the other. */
  function onRestart(): void {
    restarting = restarting.then(restart).catch((error: unknown) => {
      log.error(faultText(error));
    });
  }

  async function restart(): Promise<void> {
    const now = configTexts(root, styles);
    const files = changedFiles(now, texts ?? now);
    if (texts && files.length === 0) return;
    try {
      const changed = await readConfig();
      reportPictures(changed, log);
      await dev.restart(changed, await versionsOf(changed));
    } catch (error) {
      if (!(error instanceof BifolioError)) throw error;
      await setTimeout(SAVE_MS);
      if (changedFiles(configTexts(root, styles), now).length > 0) return restart(); // It was read while it was written.
      texts = undefined; // What was wrong may have been elsewhere: when a file is saved or comes it is read again.
      report(error.problems);
      return;
    }
    log.info(changeText(root, files));
  }

  /** Once, however often it is read again. */
  function report(problems: readonly Problem[]): void {
    const text = JSON.stringify(problems);
    if (text === told) return;
    told = text;
    log.report(problems);
    log.info('The site is served as it was until the config is fixed.');
  }
}

function reportPictures(config: PicturesConfig, log: Log): void {
  const missing = configPictureProblems(config);
  if (missing.length > 0) log.report(missing);
}
