import { loadConfig } from '../config/load.ts';
import { BifolioError } from '../errors.ts';
import type { BundleReply, BundleRequest } from './bundle-in-process.ts';
import { bundleSite } from './bundle-site.ts';

// A process of its own for one bundle, see `bundle-in-process.ts`.
process.once('message', async ({ root, base, entries, folder }: BundleRequest) => {
  const reply = (message: BundleReply) => process.send?.(message, () => process.disconnect());
  try {
    const config = await loadConfig(root, { overrides: { base } });
    reply({ bundle: await bundleSite(config, entries, folder) });
  } catch (error) {
    if (error instanceof BifolioError) reply({ problems: error.problems });
    else reply({ problems: [bundleProblem(error)] });
  }
});

/** What Vite says of a module it cannot bundle, with the place when it knows one. */
function bundleProblem(error: unknown) {
  const { message, loc } = error as {
    message: string;
    loc?: { file?: string; line?: number; column?: number };
  };
  return { severity: 'error', code: 'bundle-failed', message, ...loc } as const;
}
