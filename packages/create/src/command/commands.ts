import type { PackageManager } from './answers.ts';

/** How a package manager is told what to do. */
export interface Commands {
  install: string;
  /** On a fresh machine that has Node.js: gets the package manager if need be, and what the lock file names. */
  cleanInstall: string;
  run(script: string, args?: string): string;
}

const cleanInstalls: Record<PackageManager, string> = {
  npm: 'npm ci',
  pnpm: 'npm install --global pnpm && pnpm install --frozen-lockfile',
  yarn: 'corepack enable && yarn install --immutable',
  bun: 'npm install --global bun && bun install --frozen-lockfile',
};

/** The commands of a package manager, as one types them in the new site. */
export function commandsOf(manager: PackageManager): Commands {
  const run = manager === 'npm' || manager === 'bun' ? `${manager} run` : manager;
  const separator = manager === 'npm' ? '-- ' : '';
  return {
    install: `${manager} install`,
    cleanInstall: cleanInstalls[manager],
    run: (script, args) => `${run} ${script}${args ? ` ${separator}${args}` : ''}`,
  };
}

/** The package manager that has started this program, by what it says of itself: `pnpm/10.2.0 npm/? node/v24.1.0`. */
export const managerOf = (userAgent: string | undefined, known: readonly PackageManager[]) =>
  known.find((manager) => userAgent?.startsWith(`${manager}/`));
