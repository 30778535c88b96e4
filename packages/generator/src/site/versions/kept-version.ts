import { readFileSync } from 'node:fs';
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
  /** Stands for the pages of all versions when it was made: while they are the same, so are its links to them. */
  around: z.string(),
  /** Environment variables that its passwords name. */
  variables: z.array(z.string()),
  routes: z.array(z.string()),
  redirects: z.array(z.tuple([z.string(), z.string()])),
  /** Lines for the host's `_redirects`. */
  hostRedirects: z.string(),
  /** The output's files as they were written: path, size, hash. */
  files: z.array(z.tuple([z.string(), z.number(), z.string()])),
  pages: z.number(),
  /** What its pages need of other hosts, by directive. */
  sources: z.record(z.string(), z.array(z.string())),
});

export type KeptVersion = z.output<typeof keptSchema>;
export type KeptFile = KeptVersion['files'][number];

const pathOf = (folder: string) => join(folder, 'version.json');

/** What the last build of a version has kept in its folder; `undefined` when there is none of this release. */
export function readKept(folder: string): KeptVersion | undefined {
  try {
    if (kindOf(pathOf(folder)) !== 'file') return undefined;
    return keptSchema.parse(JSON.parse(readFileSync(pathOf(folder), 'utf8')));
  } catch {
    return undefined; // Written by another release, or damaged.
  }
}

/** Gives what it keeps. */
export function writeKept(folder: string, kept: KeptVersion): KeptVersion {
  writeOwnFile(pathOf(folder), JSON.stringify(kept));
  return kept;
}
