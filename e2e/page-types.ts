import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { root } from '../scripts/paths.mjs';
import { scratchFolder } from './scratch.ts';
import { fixture } from './site.ts';

/** Files beside the page that examples name. */
const media = ['birdsong.mp3', 'film.mp4', 'paper.pdf'];

/** What has little room on a phone once letters are of twice the size. */
const tight = `<CardGrid cols="3">\n\n<Card title="One">First</Card>\n\n<Card title="Three">Third</Card>\n\n</CardGrid>

<CardMasonry cols="3">\n\n<Card title="Three">Third</Card>\n\n<Card title="Seven">Seventh</Card>\n\n</CardMasonry>

<Button href="https://example.org/" theme="alt" text="CommonMark" suffixIcon="🌱" />

::: file-tree
- blog
  - 1.Travel
    - 1.Alps
      - first-snow.md
    - train.md
  - 2.Notes
    - ink.md
:::

\`\`\`ts {1}
let a = 1;
let b = 2; // [!code focus]
\`\`\`

::: go-repl
\`\`\`go
package main
\`\`\`
:::

::: go-repl
\`\`\`go
package main
\`\`\`
:::

|  | One |\n| - | - |\n| Two | 1 |
`;

/** The fixture `page-types` with one more page, `blocks/`: the examples of all blocks. */
export function writePageTypes(): string {
  const folder = scratchFolder('page-types');
  cpSync(fixture('page-types'), folder, { recursive: true });
  const examples = globSync('packages/theme/src/blocks/*/example.md', { cwd: root, absolute: true }).sort();
  const text = examples.map((file) => readFileSync(file, 'utf8')).join('\n\n');
  const pages = join(folder, 'pages', 'zh');
  writeFileSync(join(pages, 'blocks.md'), `# Blocks\n\n${text}\n\n${tight}`);
  for (const file of media) writeFileSync(join(pages, file), 'nothing');
  return folder;
}
