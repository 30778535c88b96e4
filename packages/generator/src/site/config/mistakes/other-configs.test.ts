import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { formatProblem } from '../../../core/errors/bifolio-error.ts';
import { otherConfigs } from './other-configs.ts';

const root = mkdtempSync(join(tmpdir(), 'bifolio-configs-'));
afterAll(() => rmSync(root, { recursive: true }));

test('a second config is a warning', () => {
  const file = join(root, 'bifolio.config.ts');
  writeFileSync(file, '');
  expect(otherConfigs({ root, file })).toEqual([]);
  writeFileSync(join(root, 'bifolio.config.js'), '');
  expect(otherConfigs({ root, file }).map(formatProblem)).toEqual([
    'bifolio.config.js This config is not read, because there is bifolio.config.ts too.\n  Delete one of the two.',
  ]);
});

test('so is a config by a name that none may have', () => {
  writeFileSync(join(root, 'bifolio.config.json'), '{}');
  expect(otherConfigs({ root, file: join(root, 'bifolio.config.ts') })).toContainEqual(
    expect.objectContaining({
      file: 'bifolio.config.json',
      message: 'This config is not read: its name must end in .ts, .mts, .js or .mjs.',
    }),
  );
});
