import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { formatProblem } from '../../../core/errors/bifolio-error.ts';
import { sheetProblems } from './sheet-problems.ts';

const root = mkdtempSync(join(tmpdir(), 'sheets-'));
const publicDir = join(root, 'public');
afterAll(() => rmSync(root, { recursive: true }));

test('files that style sheets name and that are not there are told with their place', () => {
  mkdirSync(publicDir);
  for (const file of ['public/logo.svg', 'paper.png']) writeFileSync(join(root, file), '');
  writeFileSync(join(root, 'site.css'), '@import "./deep.css";\n.a { mask: url("/logo.svg#a") }\n');
  writeFileSync(
    join(root, 'deep.css'),
    [
      '.b { background: url(paper.png), url( ./nope.png ) }',
      '.c { background: url(data:image/png;base64,AA==); mask: url(#x) } /* url(./old.png) */',
      ".d { cursor: url('/gone.cur'), auto; background: url(https://example.org/a.png) }",
    ].join('\n'),
  );
  const told = sheetProblems([join(root, 'site.css')], { root, publicDir }).map(formatProblem);
  const hint = 'A path starts from the folder of the stylesheet; with a slash first, from the public folder.';
  expect(told).toEqual([
    `deep.css:1:34 File "./nope.png" doesn't exist.\n  ${hint}`,
    `deep.css:3:14 File "/gone.cur" doesn't exist.\n  ${hint}`,
  ]);
});
