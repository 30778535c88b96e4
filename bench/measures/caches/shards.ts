import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bifolio } from '../../subjects/bifolio.ts';
import { makeCold, prepare } from '../../subjects/prepare.ts';
import { coldBuild } from '../build.ts';
import { type Cost, runMeasured } from '../run-measured.ts';
import { differences } from './reuse.ts';

/** A site built as a whole, and from parts of several machines. */
export interface ShardCosts {
  /** One machine, from nothing. */
  cold: Cost;
  /** The part that took longest, from nothing. */
  part: Cost;
  /** Of copies of the parts, with new file times and no other cache. */
  merge: Cost;
  /** Files of the merged output that differ from the first one. */
  filesThatDiffer: number;
}

const SHARDS = 4;

/** Measure them, one after the other. */
export async function measureShards(pages: number): Promise<ShardCosts> {
  const prepared = await prepare({ ...bifolio, name: 'Bifolio-shards' }, pages);
  const { folder } = prepared;
  const whole = join(folder, 'whole');
  const names = Array.from({ length: SHARDS }, (_, index) => `part-${index + 1}`);
  for (const name of ['whole', 'parts', ...names])
    await rm(join(folder, name), { recursive: true, force: true });
  const cold = await coldBuild(prepared);
  await rename(join(folder, 'dist'), whole);
  const parts: Cost[] = [];
  for (const [index, name] of names.entries()) {
    await makeCold(prepared);
    parts.push(await runMeasured(['bifolio', 'build', '--shard', `${index + 1}/${SHARDS}`], folder));
    await cp(join(folder, name), join(folder, 'parts', name), { recursive: true });
  }
  await makeCold(prepared);
  const merge = await runMeasured(['bifolio', 'merge', ...names.map((name) => `parts/${name}`)], folder);
  const [part = cold] = parts.toSorted((one, other) => other.cpuSeconds - one.cpuSeconds);
  return { cold, part, merge, filesThatDiffer: await differences(whole, join(folder, 'dist')) };
}
