import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../content/page.ts';
import { splitPage } from '../content/read-page.ts';
import { readYaml } from '../content/read-yaml.ts';
import type { Problem } from '../errors.ts';

/** Problems with a page's frontmatter, each with the place of its `option` in the file. */
export function placeInFrontmatter(
  problems: readonly Problem[],
  page: Page,
  sourceDir: string,
): readonly Problem[] {
  if (problems.length === 0 || page.kind === 'generated') return problems;
  const { yaml = '' } = splitPage(readFileSync(join(sourceDir, page.file), 'utf8'));
  const written = readYaml(yaml, page.file);
  return problems.map((problem) => ({
    ...problem,
    ...('problem' in written ? { file: page.file } : written.placeOf(problem.option)),
  }));
}
