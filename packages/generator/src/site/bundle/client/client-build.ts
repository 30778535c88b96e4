import type { build, InlineConfig, Manifest, Rolldown } from 'vite';
import { ANY_BASE } from '../prebuilt/any-base.ts';
import { CLIENT_MODULE } from '../site-modules.ts';
import { chunkOfImports } from './chunk-of-imports.ts';
import type { ClientInputs } from './client-inputs.ts';
import { LICENSES_FILE } from './licenses-file.ts';

/** What the client's build has beyond `sharedViteConfig`. */
export function clientBuild(outDir: string, base: string, modules: ClientInputs['modules']): InlineConfig {
  return {
    ...(base === ANY_BASE && { experimental: { renderBuiltUrl: () => ({ relative: true }) } }),
    build: {
      outDir,
      emptyOutDir: false, // It has been, and need not lie in the site.
      assetsDir: 'assets',
      manifest: true,
      license: { fileName: LICENSES_FILE },
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { ...modules },
        preserveEntrySignatures: 'strict',
        output: {
          codeSplitting: { groups: [{ name: chunkOfImports(`\0${CLIENT_MODULE}`, 'page') }] },
        },
      },
    },
  };
}

/** Vite's own record of what the client's build has written. */
export function viteManifest(output: Awaited<ReturnType<typeof build>>): Manifest {
  const { output: files } = output as Rolldown.RolldownOutput;
  const file = files.find((candidate) => candidate.fileName === '.vite/manifest.json');
  if (file?.type !== 'asset') throw new Error('Vite wrote no manifest.');
  return JSON.parse(file.source.toString()) as Manifest;
}
