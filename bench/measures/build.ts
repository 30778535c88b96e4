import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeCold, type Prepared } from '../subjects/prepare.ts';
import { type Cost, runMeasured } from './run-measured.ts';

/** Build from nothing: no output, no caches. */
export async function coldBuild(prepared: Prepared): Promise<Cost> {
  await makeCold(prepared);
  return runMeasured(prepared.subject.build, prepared.folder);
}

/** A build that takes longer is not repeated: what disturbs it for a moment is a small part of it. */
const LONG_SECONDS = 30;

/** The middle one of three builds, by processor time, when they are short; one long one. */
export async function middleOfBuilds(build: () => Promise<Cost>): Promise<Cost> {
  const first = await build();
  if (first.wallSeconds > LONG_SECONDS) return first;
  const costs = [first, await build(), await build()].sort((a, b) => a.cpuSeconds - b.cpuSeconds);
  return costs[1] ?? first;
}

/** Build again after one sentence of one page has changed. The page is put back afterwards. */
export async function warmBuild(prepared: Prepared): Promise<Cost> {
  const file = pageFile(prepared, 7);
  const text = await readFile(file, 'utf8');
  await writeFile(file, `${text}\nOne more sentence.\n`);
  try {
    return await runMeasured(prepared.subject.build, prepared.folder);
  } finally {
    await writeFile(file, text);
  }
}

/** Path of the corpus page of an index, absolute. */
export function pageFile({ folder, subject, corpus }: Prepared, index: number): string {
  return join(folder, subject.content, corpus[index]?.file ?? 'index.md');
}

/** Sum of the sizes of all files the build has written, in bytes. */
export async function outputBytes({ folder, subject }: Prepared): Promise<number> {
  const output = join(folder, subject.output);
  const entries = await readdir(output, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
