import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Inspector, startInspector } from '../browser/inspector.ts';
import { serveStatic } from '../browser/static-server.ts';
import { type FirstResult, firstResult } from '../search/first-result.ts';
import { sampleWords } from '../search/sample-words.ts';
import { documentText } from '../search/site-texts.ts';
import { type Prepared, prepare } from '../subjects/prepare.ts';
import type { Subject } from '../subjects/subject.ts';
import { coldBuild } from './build.ts';
import { median } from './median.ts';

/** What search costs readers and builds. */
export interface SearchCost {
  /** The first result, over several words: the most bytes, the median time. */
  most: FirstResult;
  /** The same on ten times the pages. */
  mostLarge: FirstResult;
  /** What search adds to a cold build. */
  buildCpuSeconds: number;
}

export interface SearchSubjects {
  subject: Subject;
  withSearch: Subject;
  pages: number;
}

const WORDS = 9;
const EVERYWHERE = 'the';

/** Measure search on sites of both sizes, and builds of the smaller one with search and without. */
export async function measureSearch({ subject, withSearch, pages }: SearchSubjects): Promise<SearchCost> {
  const without = await coldBuild(await prepare(subject, pages));
  const prepared = await prepare(withSearch, pages);
  const { cpuSeconds } = await coldBuild(prepared);
  const inspector = await startInspector();
  const most = await mostOf(inspector, prepared);
  const large = await prepare(withSearch, pages * 10);
  await coldBuild(large);
  const mostLarge = await mostOf(inspector, large);
  inspector.close();
  return {
    most,
    mostLarge,
    buildCpuSeconds: cpuSeconds - without.cpuSeconds,
  };
}

async function mostOf(inspector: Inspector, prepared: Prepared): Promise<FirstResult> {
  const { subject, folder, corpus } = prepared;
  const page = corpus[Math.floor(corpus.length / 2)];
  if (!page) throw new Error('The corpus has no pages.');
  await using site = await serveStatic(join(folder, subject.output));
  const html = await readFile(join(folder, subject.output, subject.address(page), 'index.html'), 'utf8');
  const words = [EVERYWHERE, ...sampleWords(documentText(html), 'en-US', WORDS)];
  const results: FirstResult[] = [];
  for (const word of words) {
    const visit = () => firstResult(inspector, site.url + subject.address(page), word);
    await visit(); // Has the server compress what is fetched.
    results.push(await visit());
  }
  return {
    bytes: Math.max(...results.map(({ bytes }) => bytes)),
    ms: median(results.map(({ ms }) => ms)),
  };
}
