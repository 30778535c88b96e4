import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { root } from '../scripts/paths.mjs';
import { scratchFolder } from './scratch.ts';
import { fixture } from './site.ts';

/** Files beside the page that examples name. */
const media = ['birdsong.mp3', 'film.mp4', 'paper.pdf'];

/** The fixture `page-types` with one more page, `blocks/`: the examples of all blocks. */
export function writePageTypes(): string {
  const folder = scratchFolder('page-types');
  cpSync(fixture('page-types'), folder, { recursive: true });
  const examples = globSync('packages/theme/src/blocks/*/example.md', { cwd: root, absolute: true }).sort();
  const text = examples.map((file) => readFileSync(file, 'utf8')).join('\n\n');
  const pages = join(folder, 'pages', 'zh');
  writeFileSync(join(pages, 'blocks.md'), `# Blocks\n\n${text}`);
  for (const file of media) writeFileSync(join(pages, file), 'nothing');
  return folder;
}
