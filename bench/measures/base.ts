import { bifolio } from '../subjects/bifolio.ts';
import { type Prepared, prepare } from '../subjects/prepare.ts';
import type { Subject } from '../subjects/subject.ts';
import { coldBuild } from './build.ts';
import type { Cost } from './run-measured.ts';

/** Cold builds of a site of three pages. */
export interface BaseCosts {
  /** At `/`. */
  root: Cost;
  /** At `/v1/`. */
  path: Cost;
}

/** Measure both. */
export async function measureBase(): Promise<BaseCosts> {
  const site: Subject = { ...bifolio, name: 'Bifolio-base' };
  const prepared = await prepare(site, 3);
  const below = { ...prepared, subject: { ...site, build: [...site.build, '--base', '/v1/'] } };
  return { root: await cheapest(prepared), path: await cheapest(below) };
}

/** The cheapest of three: they are short, and what else the machine does counts. */
async function cheapest(prepared: Prepared): Promise<Cost> {
  const costs = [await coldBuild(prepared), await coldBuild(prepared), await coldBuild(prepared)];
  return costs.reduce((one, other) => (one.cpuSeconds < other.cpuSeconds ? one : other));
}
