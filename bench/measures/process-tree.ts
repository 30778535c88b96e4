import { readdirSync, readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;

/** Resident memory of a process and all of its descendants, in bytes. Linux only; 0 when it has ended. */
export function treeMemory(pid: number): number {
  return descendants(pid).reduce((sum, id) => sum + residentBytes(id), 0);
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

function residentBytes(pid: number): number {
  return Number(read(`/proc/${pid}/statm`).split(' ')[1] ?? 0) * PAGE_BYTES;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
