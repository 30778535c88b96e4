import { readFileSync } from 'node:fs';
import type { Page } from '../../../core/contracts/page.ts';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import { sourcePath } from '../../../core/frontmatter/source-path.ts';
import { splitPage } from '../../../core/frontmatter/split-page.ts';
import { readYaml } from '../../../core/frontmatter/yaml/read-yaml.ts';

/** Problems of a page, each that names an `option` of the frontmatter with the place of that in the file. */
export function placeInFrontmatter(
  problems: readonly Problem[],
  page: Page,
  sourceDir: string,
): readonly Problem[] {
  if (page.kind === 'generated' || problems.every(({ option }) => !option))
    return problems.map((problem) => ({ file: page.file, ...problem }));
  const { yaml = '' } = splitPage(readFileSync(sourcePath(sourceDir, page), 'utf8'));
  const written = readYaml(yaml, page.file);
  return problems.map((problem) => ({
    file: page.file,
    ...problem,
    ...(problem.option && !('problem' in written) && written.placeOf(problem.option)),
  }));
}
