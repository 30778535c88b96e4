import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { kindOf } from '../../core/files/remove-own.ts';
import { writeOwnFile } from '../../core/files/write-own.ts';

/** What is kept of a version beside its output, so that an unchanged one is not read again. */
const keptSchema = z.object({
  /** Stands for the commit, and for what reads it. */
  read: z.string(),
  /** Stands for all that its output is made of. */
  made: z.string(),
  routes: z.array(z.string()),
  redirects: z.array(z.tuple([z.string(), z.string()])),
  /** Names of the output's files. */
  files: z.array(z.string()),
  pages: z.number(),
  /** What its pages need of other hosts, by directive. */
  sources: z.record(z.string(), z.array(z.string())),
});

export type KeptVersion = z.output<typeof keptSchema>;

const pathOf = (folder: string) => join(folder, 'version.json');

/** What the last build of a version has kept in its folder; `undefined` when that is not whole any more. */
export function readKept(folder: string): KeptVersion | undefined {
  try {
    if (kindOf(pathOf(folder)) !== 'file') return undefined;
    const kept = keptSchema.parse(JSON.parse(readFileSync(pathOf(folder), 'utf8')));
    return kept.files.every((file) => existsSync(join(folder, 'out', file))) ? kept : undefined;
  } catch {
    return undefined; // Written by another release, or damaged.
  }
}

export const writeKept = (folder: string, kept: KeptVersion): void =>
  writeOwnFile(pathOf(folder), JSON.stringify(kept));
