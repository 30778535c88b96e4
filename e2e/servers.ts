const servers = [
  { project: 'built', command: 'bifolio preview docs --port 4373', port: 4373 },
  { project: 'dev', command: 'bifolio dev docs --port 4374', port: 4374 },
];

/** The servers that a run needs: those of the projects named with `--project` on its command line, else all. */
export function serversFor(args: readonly string[]): typeof servers {
  const named = args.flatMap((arg, index) => {
    if (arg === '--project') return args[index + 1] ?? [];
    return arg.startsWith('--project=') ? arg.slice('--project='.length) : [];
  });
  return named.length > 0 ? servers.filter(({ project }) => named.includes(project)) : servers;
}
