import { hash } from 'node:crypto';
import { root } from '../scripts/paths.mjs';

/**
 * Of the first server; the other has the next one. Each checkout has ports of its own, so several can be tested side by side.
 * From 7000 to 8999 there is none that browsers refuse, such as 6000.
 */
export const firstPort = Number(
  process.env.E2E_PORT ?? 7000 + 2 * (parseInt(hash('sha256', root).slice(0, 6), 16) % 1000),
);

/** Of the hosts of icons that a fixture names. From 11000 to 12999 there is none that browsers refuse either. */
export const iconPorts = [firstPort + 4000, firstPort + 4001] as const;

const servers = [
  { project: 'built', command: `bifolio preview docs --port ${firstPort}`, port: firstPort },
  { project: 'dev', command: `bifolio dev docs --port ${firstPort + 1}`, port: firstPort + 1 },
];

/** The servers that a run needs: those of the projects named with `--project` on its command line, else all. */
export function serversFor(args: readonly string[]): typeof servers {
  const named = args.flatMap((arg, index) => {
    if (arg === '--project') return args[index + 1] ?? [];
    return arg.startsWith('--project=') ? arg.slice('--project='.length) : [];
  });
  return named.length > 0 ? servers.filter(({ project }) => named.includes(project)) : servers;
}
