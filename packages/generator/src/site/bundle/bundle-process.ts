import { unwrittenFile } from './author/unwritten-file.ts';
import type { BundleReply, BundleRequest } from './bundle-in-process.ts';
import { bundleSite } from './bundle-site.ts';
import { bundleProblems } from './problems/bundle-problems.ts';

// A process of its own for one bundle, see `bundle-in-process.ts`.
process.once('message', async ({ from, options, entries, folder }: BundleRequest) => {
  const reply = (message: BundleReply) =>
    process.send?.(message, () => process.connected && process.disconnect());
  try {
    const vite = from === undefined ? {} : await viteOptionsIn(from);
    reply({ bundle: await bundleSite({ ...options, vite }, entries, folder) });
  } catch (error) {
    const unwritten = unwrittenFile(error);
    reply(unwritten ? { unwritten } : { problems: bundleProblems(error, options.root) });
  }
});

/** What reads configs is large, and most sites have no such options. */
async function viteOptionsIn(folder: string) {
  const { loadConfig } = await import('../config/load.ts');
  return (await loadConfig(folder)).vite;
}
