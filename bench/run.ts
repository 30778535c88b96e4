// Measure Bifolio and its peers side by side: `npm run bench -- [--peers vitepress,rspress] [--pages 1000] [--only cold,dev]`.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseBenchArguments } from './arguments.ts';
import { type Measurements, measure } from './measure.ts';
import { describeMachine, type Run, reportText } from './report.ts';

const { subjects, pages, only } = parseBenchArguments(process.argv.slice(2));
const results: Measurements[] = [];
for (const subject of subjects) results.push(await measure(subject, pages, only));

const run: Run = { date: new Date().toISOString(), pages, machine: describeMachine(), results };
await writeFile(join(import.meta.dirname, 'results.json'), `${JSON.stringify(run, null, 2)}\n`);
await writeFile(join(import.meta.dirname, 'RESULTS.md'), reportText(run));
console.log(`\n${reportText(run)}`);
