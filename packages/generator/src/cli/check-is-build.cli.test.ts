import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { JsonFinding, JsonReport } from '../core/log/json-report.ts';
import { CONFIGS, mistakenSite, shownMistakes, WRITTEN } from './fixtures/mistakes.ts';
import { bifolio, createSite } from './fixtures/site.ts';

const MODULES = join(import.meta.dirname, '../../../../node_modules');

async function reportOf(command: string, root: string): Promise<JsonReport> {
  const { code, stdout, stderr } = await bifolio([command, root, '--json']);
  const report = JSON.parse(stdout) as JsonReport;
  expect([code, stderr]).toEqual([report.summary.passed ? 0 : 1, '']);
  return report;
}

const placeOf = ({ code, severity, file, line, column }: JsonFinding) =>
  [severity, code, file, line, column].join(' ');
const placesOf = ({ findings }: JsonReport) => findings.map(placeOf).sort();

let reports: Record<'build' | 'check', JsonReport>;
beforeAll(async () => {
  const files = mistakenSite();
  // Two folders, since Node reads a module once.
  const [build, check] = [createSite(files), createSite(files)];
  reports = { build: await reportOf('build', build), check: await reportOf('check', check) };
}, 300_000);

test('a check tells of two hundred mistakes what a build tells: kind, severity and place', () => {
  const told = placesOf(reports.build);
  expect(placesOf(reports.check)).toEqual(told);
  expect(told.length).toBeGreaterThan(200);
  expect(reports.check.summary).toEqual(reports.build.summary);
});

const codesIn = (file: string) =>
  reports.build.findings.filter((one) => one.file === file).map(({ code }) => code);

test('mistakes that the documentation shows are found, errors in frontmatter beside all others', () => {
  const { ofText, ofFields } = shownMistakes();
  const codes = [...ofText.keys(), ...ofFields.keys()];
  expect(codes.filter((code) => !codesIn(`shown/${code}.md`).includes(code))).toEqual([]);
  expect(codes.length).toBeGreaterThan(60);
});

test.each(WRITTEN)('$code is found in $file', ({ code, file }) => {
  const about = reports.build.findings.filter((one) => one.code === code);
  expect(about.map((one) => `${one.file} ${one.message} ${one.hint}`).join('\n')).toContain(file);
});

test('drafts are left out of both', () => {
  expect(codesIn('draft.md')).toEqual([]);
});

test.each(CONFIGS)('%s is told alike for a config with %s', async (code, options) => {
  const config = `import { theme } from '@bifolio/theme';\nexport default { ${options} };\n`;
  const report = (command: string) => {
    const root = createSite({
      'README.md': '# Home\n',
      'en/README.md': '# Home\n',
      'bifolio.config.mjs': config,
    });
    symlinkSync(MODULES, join(root, 'node_modules'));
    return reportOf(command, root);
  };
  const [build, check] = [await report('build'), await report('check')];
  expect(placesOf(check)).toEqual(placesOf(build));
  expect(build.findings.map((one) => one.code)).toContain(code);
});
