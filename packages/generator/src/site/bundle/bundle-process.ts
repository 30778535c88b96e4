import { loadConfig } from '../config/load.ts';
import { unwrittenFile } from './author/unwritten-file.ts';
import type { BundleReply, BundleRequest } from './bundle-in-process.ts';
import { bundleSite } from './bundle-site.ts';
import { bundleProblems } from './problems/bundle-problems.ts';

// A process of its own for one bundle, see `bundle-in-process.ts`.
process.once('message', async ({ from, place, entries, folder }: BundleRequest) => {
  const reply = (message: BundleReply) => process.send?.(message, () => process.disconnect());
  try {
    const config = { ...(await loadConfig(from)), ...place };
    reply({ bundle: await bundleSite(config, entries, folder) });
  } catch (error) {
    const unwritten = unwrittenFile(error);
    reply(unwritten ? { unwritten } : { problems: bundleProblems(error, place.root) });
  }
});
