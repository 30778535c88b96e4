import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lockedStyles } from './locked-styles.ts';

const sourceDir = mkdtempSync(join(tmpdir(), 'bifolio-locked-styles-'));

function problemsOf(files: Record<string, string>, isLocked = true) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(sourceDir, name), text);
  const pages = [{ file: 'a.mdx', ...(isLocked && { lock: {} }) }];
  const site = { config: { sourceDir }, graph: { pages } } as unknown as Parameters<typeof lockedStyles>[0];
  return lockedStyles(site).map(({ file, line, column, message }) => [file, line, column, message]);
}

it('a stylesheet that a locked page imports, or a part of it, is refused where it is imported', () => {
  const files = {
    'a.mdx': "import './look.css';\nimport Part from './_part.mdx';\n\n# A\n",
    '_part.mdx': "import names from './names.module.scss';\n\nPart\n",
  };
  expect(problemsOf(files)).toEqual([
    ['a.mdx', 1, 1, expect.stringContaining('everyone could read the stylesheet "./look.css"')],
    ['_part.mdx', 1, 14, expect.stringContaining('"./names.module.scss"')],
  ]);
  expect(problemsOf(files, false)).toEqual([]);
});

it('one that is text, or stands in a sample, is not', () => {
  expect(
    problemsOf({ 'a.mdx': "import look from './look.css?inline';\n\n```js\nimport './a.css'\n```\n" }),
  ).toEqual([]);
});
