import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Page } from '../../../core/contracts/page.ts';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import { placeInFrontmatter } from './frontmatter-places.ts';

const folder = mkdtempSync(join(tmpdir(), 'bifolio-places-'));
afterAll(() => rmSync(folder, { recursive: true }));

const source = '---\ntitle: A\nconfig:\n  - type: hero\n  - type: marquee\n    rows: 2\n---\n';

it('finds a key in a list of the frontmatter', () => {
  writeFileSync(join(folder, 'a.md'), source);
  const page = { file: 'a.md', kind: 'md' } as Page;
  const placed = (option: Problem['option']) =>
    placeInFrontmatter([{ severity: 'warning', code: 'x', message: 'm', option }], page, folder)[0];
  expect(placed(['config', 1, 'type'])).toMatchObject({ file: 'a.md', line: 5, column: 5 });
  expect(placed(['config', 1, 'rows'])).toMatchObject({ line: 6, column: 5 });
  expect(placed(undefined)).toEqual({ severity: 'warning', code: 'x', message: 'm', file: 'a.md' });
  expect(placed(['config', 1, 'full'])).toMatchObject({ line: 5, column: 5 });
});
