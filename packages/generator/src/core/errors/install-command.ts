import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ADD = { npm: 'npm install', pnpm: 'pnpm add', yarn: 'yarn add', bun: 'bun add' };
type Manager = keyof typeof ADD;

const LOCK_FILES: Readonly<Record<string, Manager>> = {
  'package-lock.json': 'npm',
  'pnpm-lock.yaml': 'pnpm',
  'yarn.lock': 'yarn',
  'bun.lock': 'bun',
  'bun.lockb': 'bun',
};

export interface InstallOptions {
  /** It is needed while the site is written and built only. @default false */
  dev?: boolean;
  /** Where the search for a lock file begins. */
  cwd?: string;
  /** What the package manager that has started us says of itself. */
  userAgent?: string;
}

/** What to type to install packages, in the words of the package manager that is used here. */
export function installCommand(
  names: string,
  {
    dev = false,
    cwd = process.cwd(),
    userAgent = process.env.npm_config_user_agent ?? '',
  }: InstallOptions = {},
): string {
  const managers = Object.keys(ADD) as Manager[];
  const manager = managers.find((name) => userAgent.startsWith(`${name}/`)) ?? lockedBy(cwd) ?? 'npm';
  return `${ADD[manager]} ${dev ? '-D ' : ''}${names}`;
}

/** Whose lock file lies nearest. */
function lockedBy(folder: string): Manager | undefined {
  const found = Object.keys(LOCK_FILES).find((name) => existsSync(join(folder, name)));
  if (found) return LOCK_FILES[found];
  const above = dirname(folder);
  return above === folder ? undefined : lockedBy(above);
}
