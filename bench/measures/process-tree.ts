import { readdirSync, readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;

/**
 * Resident memory of a process and all of its descendants, in bytes. Files in memory, such as Node itself, are counted for the process
 * that has most of them, since others share them. Linux only; 0 when it has ended.
 */
export function treeMemory(pid: number): number {
  const all = descendants(pid).map(pagesOf);
  const own = all.reduce((sum, { resident, shared }) => sum + resident - shared, 0);
  return (own + Math.max(...all.map(({ shared }) => shared))) * PAGE_BYTES;
}

function descendants(pid: number): number[] {
  const children = Map.groupBy(processes(), ({ parent }) => parent);
  const found = [pid];
  for (const id of found) found.push(...(children.get(id) ?? []).map((child) => child.pid));
  return found;
}

function processes(): { pid: number; parent: number }[] {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return ids.flatMap((id) => {
    // The name in parentheses may hold blanks; the parent is the second field after it.
    const parent = read(`/proc/${id}/stat`).replace(/^.*\)/s, '').trim().split(' ')[1];
    return parent ? { pid: Number(id), parent: Number(parent) } : [];
  });
}

function pagesOf(pid: number): { resident: number; shared: number } {
  const [, resident = 0, shared = 0] = read(`/proc/${pid}/statm`).split(' ').map(Number);
  return { resident, shared };
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
