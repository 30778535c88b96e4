import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bifolio } from '../../subjects/bifolio.ts';
import { prepare } from '../../subjects/prepare.ts';
import type { Subject } from '../../subjects/subject.ts';
import { coldBuild, middleOfBuilds } from '../build.ts';
import { type Cost, runMeasured } from '../run-measured.ts';

/** Builds of a site whose pages all show an image and include a file, when there is an earlier build. */
export interface ReuseCosts {
  cold: Cost;
  /** Nothing has changed. */
  unchanged: Cost;
  /** Site, output and cache were copied to another folder, with new file times. */
  copied: Cost;
  /** Files of that output that differ from the first one. */
  copiedFilesThatDiffer: number;
  /** The cache was kept, the output was not. */
  withoutOutput: Cost;
}

/** Every page has an image and an include of its own. */
const withPictures: Subject = {
  ...bifolio,
  name: 'Bifolio-pictures',
  text: ({ path, text }) => (path === '/' ? text : text + EXTRAS),
  config: (corpus) => ({ ...bifolio.config(corpus), 'snippets/note.txt': 'A note on *every* page.\n' }),
};

const EXTRAS = '\n![A figure](/images/figure-0.png)\n\n<!-- @include: ../../snippets/note.txt -->\n';

/** Measure them, one after the other. */
export async function measureReuse(pages: number): Promise<ReuseCosts> {
  const prepared = await prepare(withPictures, pages);
  const { subject, folder } = prepared;
  const output = join(folder, subject.output);
  const cold = await coldBuild(prepared);
  const unchanged = await middleOfBuilds(() => runMeasured(subject.build, folder));
  const copy = await copyOf(folder);
  const copied = await runMeasured(subject.build, copy);
  const copiedFilesThatDiffer = await differences(output, join(copy, subject.output));
  await rename(output, `${output}-aside`);
  const withoutOutput = await runMeasured(subject.build, folder);
  await rm(`${output}-aside`, { recursive: true });
  return { cold, unchanged, copied, copiedFilesThatDiffer, withoutOutput };
}

async function copyOf(folder: string): Promise<string> {
  const copy = `${folder}-copy`;
  await rm(copy, { recursive: true, force: true });
  await cp(folder, copy, { recursive: true });
  return copy;
}

/** How many files of two folders are not the same in both. */
export async function differences(one: string, other: string): Promise<number> {
  const [first, second] = [await hashes(one), await hashes(other)];
  const names = new Set([...first.keys(), ...second.keys()]);
  return [...names].filter((name) => first.get(name) !== second.get(name)).length;
}

async function hashes(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found = new Map<string, string>();
  for (const file of files) found.set(file.slice(folder.length), digest(await readFile(file)));
  return found;
}

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
