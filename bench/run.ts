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
const results: Measurements[] = [];
for (const subject of subjects) results.push(await measure(subject, pages, only));
await emptyTrash();

const file = join(import.meta.dirname, 'results.json');
const earlier = existsSync(file) ? readRun(readFileSync(file, 'utf8')) : undefined;
const run: Run = withEarlier(
  { date: new Date().toISOString(), pages, edition: EDITION, machine: describeMachine(), results },
  earlier,
);
await writeFile(file, `${JSON.stringify(run, null, 2)}\n`);
const report = join(import.meta.dirname, 'RESULTS.md');
const notes = existsSync(report) ? notesOf(readFileSync(report, 'utf8')) : '';
await writeFile(report, `${reportText(run)}\n${notes}`.trimEnd().concat('\n'));
console.log(`\n${reportText(run)}`);
