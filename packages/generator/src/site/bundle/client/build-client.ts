import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Manifest, mergeConfig, type Plugin, type Rolldown } from 'vite';
import { moduleCollector } from '../module-collector.ts';
import type { BundlerOptions, SiteEntries } from '../site-entries.ts';
import { quietViteConfig } from '../vite-config.ts';
import { clientBuild, viteManifest } from './client-build.ts';
import type { ClientInputs } from './client-inputs.ts';

export interface ClientBuildOptions {
  config: BundlerOptions;
  entries: SiteEntries;
  /** Entries by name. */
  modules: ClientInputs['modules'];
  clientDir: string;
  /** Goes before the plugins of every build. */
  plugin?: Plugin;
}

/** What Vite tells of the client's half. */
export interface BuiltClient {
  manifest: Manifest;
  /** Files that were read. */
  modules: string[];
  /** Ids of modules of which something was written. */
  written: string[];
}

/** Bundles what browsers get into `clientDir`. */
export async function buildClient({
  config,
  entries,
  modules: input,
  clientDir,
  plugin,
}: ClientBuildOptions): Promise<BuiltClient> {
  const modules = new Set<string>();
  const shared = quietViteConfig({ config, entries: () => entries, onIsland() {} });
  const output = await build({
    ...mergeConfig(shared, clientBuild(clientDir, config.base, input)),
    plugins: [plugin, shared.plugins, moduleCollector(modules)],
  });
  rmSync(join(clientDir, '.vite'), { recursive: true }); // It names folders of this machine, and has been read.
  return { manifest: viteManifest(output), modules: [...modules], written: writtenModules(output) };
}

function writtenModules(output: Awaited<ReturnType<typeof build>>): string[] {
  const { output: files } = output as Rolldown.RolldownOutput;
  return files.flatMap((file) =>
    file.type === 'chunk'
      ? Object.entries(file.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []))
      : [],
  );
}
