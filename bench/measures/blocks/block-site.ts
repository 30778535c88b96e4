import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../../scripts/paths.mjs';
import { paragraph } from '../../corpus/prose.ts';
import { createRandom } from '../../corpus/random.ts';
import { runMeasured } from '../run-measured.ts';

/** In the workspace, whose packages the blocks use. */
const folder = join(root, 'bench', '.work', 'blocks');

const CONFIG = `import { theme } from '@bifolio/theme';
import { defineConfig } from 'bifolio';
export default defineConfig({
  theme: theme(),
  markdown: { plantuml: { server: 'https://plantuml.example.org' } },
});
`;

/** Several screens, so that nobody sees at first what stands below. */
const PARAGRAPHS = 30;

/** A site that was built from nothing. */
export interface BlockSite {
  /** Folder of the output. */
  output: string;
  cpuSeconds: number;
}

/** Build a site of a page of prose, `/`, and one for each example with it below the same prose. */
export async function buildBlockSite(examples: ReadonlyMap<string, string>): Promise<BlockSite> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'bifolio.config.ts'), CONFIG);
  const random = createRandom(1);
  const prose = Array.from({ length: PARAGRAPHS }, () => paragraph(random)).join('\n\n');
  await writeFile(join(folder, 'README.md'), `# Prose\n\n${prose}\n`);
  for (const [name, example] of examples)
    await writeFile(join(folder, `${name}.md`), `# ${name}\n\n${prose}\n\n${example}\n`);
  const { cpuSeconds } = await runMeasured(['bifolio', 'build'], folder);
  return { output: join(folder, 'dist'), cpuSeconds };
}
