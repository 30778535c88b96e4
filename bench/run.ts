// Measure Bifolio and its peers side by side: `npm run bench -- [rows] [--peers vitepress,hugo] [--pages 1000]`, see `arguments.ts`.
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseBenchArguments } from './arguments.ts';
import { EDITION } from './corpus/corpus.ts';
import { type Measurements, measure } from './measure.ts';
import { describeMachine, notesOf, type Run, readRun, reportText, withEarlier } from './report.ts';
import { emptyTrash } from './subjects/prepare.ts';

const { subjects, pages, only } = parseBenchArguments(process.argv.slice(2));
const file = join(import.meta.dirname, 'results.json');
const report = join(import.meta.dirname, 'RESULTS.md');
const earlier = existsSync(file) ? readRun(readFileSync(file, 'utf8')) : undefined;
const notes = existsSync(report) ? notesOf(readFileSync(report, 'utf8')) : '';
const results: Measurements[] = [];

const runSoFar = (): Run =>
  withEarlier(
    { date: new Date().toISOString(), pages, edition: EDITION, machine: describeMachine(), results },
    earlier,
  );

/** Write both reports after each subject, since a run of a quarter of an hour is not to be lost to the next one's fault. */
async function save(): Promise<void> {
  await writeFile(file, `${JSON.stringify(runSoFar(), null, 2)}\n`);
  await writeFile(report, `${reportText(runSoFar())}\n${notes}`.trimEnd().concat('\n'));
}

for (const subject of subjects) {
  try {
    results.push(await measure(subject, pages, only));
    await save();
  } catch (error) {
    console.error(`${subject.name} was not measured: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
await emptyTrash();
console.log(`\n${reportText(runSoFar())}`);
