import { readFileSync } from 'node:fs';
import { findInstalledFor } from '../../../core/files/find-installed.ts';
import type { LoadedConfig } from '../../config/load.ts';
import { publicName, publishToFolder } from '../../images/publish-image.ts';

/** Which files a theme publishes, and where. */
type ThemeFilesConfig = Pick<LoadedConfig, 'root' | 'base' | 'theme'>;

/** Names of the files of packages that the theme has published, which stand in pages. */
export const themeFileNames = (config: ThemeFilesConfig): string[] =>
  themeFiles(config).map(({ path, content }) => publicName(path, content));

/** Publishes them: pages that are taken over from the last build name them too. */
export async function publishThemeFiles(config: ThemeFilesConfig, outDir: string): Promise<void> {
  const publish = publishToFolder(outDir, config.base);
  for (const { path, content } of themeFiles(config)) await publish(path, content);
}

function themeFiles(config: ThemeFilesConfig): { path: string; content: Buffer }[] {
  const findInstalled = findInstalledFor(config);
  const paths = (config.theme.files ?? []).flatMap((file) => findInstalled(file) ?? []);
  return paths.map((path) => ({ path, content: readFileSync(path) }));
}
