import { join } from 'node:path';
import { writeRealDocs } from '../corpus/real-docs.ts';
import { prepareWith, work } from '../subjects/prepare.ts';
import type { Subject } from '../subjects/subject.ts';
import { coldBuild, warmBuild } from './build.ts';
import type { Cost } from './run-measured.ts';

/** Builds of real documentation. */
export interface RealCosts {
  pages: number;
  cold: Cost;
  /** After one edit. */
  warm: Cost;
}

/** Measure both builds. */
export async function measureRealDocs(subject: Subject): Promise<RealCosts> {
  const named = { ...subject, name: `${subject.name}-real` };
  const prepared = await prepareWith(named, (folder) =>
    writeRealDocs(work, join(folder, named.content), named),
  );
  const cold = await coldBuild(prepared);
  return { pages: prepared.corpus.length, cold, warm: await warmBuild(prepared) };
}
