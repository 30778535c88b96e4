import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './paths.mjs';

const site = mkdtempSync(join(tmpdir(), 'bifolio-report-'));
const pages = {
  'README.md': '# Tea\n\nHow hot? [Read on](./guide/brewing.md#watr).\n',
  'guide/brewing.md':
    '# Brewing tea\n\nWarm the pot first.\n\n## Water\n\nGreen tea needs 80 °C.\n\n![A pot](./pot.png)\n',
};

let report: string;
beforeAll(() => {
  symlinkSync(join(root, 'node_modules'), join(site, 'node_modules'), 'junction');
  mkdirSync(join(site, 'guide'));
  for (const [name, text] of Object.entries(pages)) writeFileSync(join(site, name), text);
  const command = join(root, 'packages/generator/bin/bifolio.js');
  const { FORCE_COLOR: _, ...env } = process.env;
  const options = { env: { ...env, NO_COLOR: '1' }, encoding: 'utf8' } as const;
  report = spawnSync(process.execPath, [command, 'check', site], options).stderr;
});
afterAll(() => rmSync(site, { recursive: true }));

test.each(['zh', 'en'])('the report on the home page in %s is what `bifolio check` prints', (language) => {
  const home = readFileSync(join(root, 'docs', language, 'README.md'), 'utf8');
  const [, shown] = /```text title="bifolio check"\n(.*?)\n```/s.exec(home) ?? [];
  expect(shown).toBe(report.trim());
});
