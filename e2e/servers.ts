/** Of the first server; the other has the next one. Checkouts that are tested side by side need ports of their own. */
export const firstPort = Number(process.env.E2E_PORT ?? 4373);

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
