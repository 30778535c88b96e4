import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readYaml } from '../../content/frontmatter/read-yaml.ts';
import type { Page } from '../../content/page.ts';
import { splitPage } from '../../content/split-page.ts';
import type { Problem } from '../../errors/bifolio-error.ts';

/** Problems of a page, each that names an `option` of the frontmatter with the place of that in the file. */
export function placeInFrontmatter(
  problems: readonly Problem[],
  page: Page,
  sourceDir: string,
): readonly Problem[] {
  if (page.kind === 'generated' || problems.every(({ option }) => !option))
    return problems.map((problem) => ({ file: page.file, ...problem }));
  const { yaml = '' } = splitPage(readFileSync(join(sourceDir, page.file), 'utf8'));
  const written = readYaml(yaml, page.file);
  return problems.map((problem) => ({
    file: page.file,
    ...problem,
    ...(problem.option && !('problem' in written) && written.placeOf(problem.option)),
  }));
}
