import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { removeFolder } from './remove-own.ts';

/**
 * Makes an empty folder for this process alone, so that two commands may work on one site: `path` with the number of the
 * process. Those of processes that have ended are cleared away.
 */
export function openOwnFolder(path: string): string {
  const parent = dirname(path);
  const prefix = `${basename(path)}-`;
  const siblings = existsSync(parent) ? readdirSync(parent) : [];
  for (const name of siblings) {
    const pid = name.startsWith(prefix) ? name.slice(prefix.length) : '';
    if (/^\d+$/.test(pid) && !isOther(Number(pid))) removeFolder(join(parent, name));
  }
  const own = `${path}-${process.pid}`;
  mkdirSync(own, { recursive: true });
  return own;
}

/** Whether a number is that of another process that is running. */
export function isOther(pid: number): boolean {
  if (!pid || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // One of another user, who works on the same site.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
