import type { PackageManager } from './answers.ts';

/** How a package manager is told to install, and to run a script. */
export function commandsOf(manager: PackageManager): { install: string; run(script: string): string } {
  const run = manager === 'npm' || manager === 'bun' ? `${manager} run` : manager;
  return { install: `${manager} install`, run: (script) => `${run} ${script}` };
}
