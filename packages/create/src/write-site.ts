import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Answers } from './answers.ts';
import { configFile } from './config-file.ts';
import { packageFile } from './package-file.ts';
import { readmeFile } from './readme-file.ts';

const template = fileURLToPath(new URL('../template', import.meta.url));

/** Write the files of a new site into `folder`, which is made when missing. */
export async function writeSite(folder: string, answers: Answers, version: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await cp(join(template, 'site'), folder, { recursive: true });
  await copyPages(folder, answers.lang);
  if (answers.deploy !== 'none')
    await cp(join(template, 'deploy', answers.deploy), folder, { recursive: true });
  // npm leaves a file named .gitignore out of packages, so the template has it under another name.
  await cp(join(template, '_gitignore'), join(folder, '.gitignore'));
  await writeFile(join(folder, 'bifolio.config.ts'), configFile(answers.lang));
  await writeFile(join(folder, 'package.json'), packageFile(folder, version));
  await writeFile(join(folder, 'README.md'), readmeFile(answers));
}

function copyPages(folder: string, lang: Answers['lang']): Promise<void> {
  const source = join(template, 'pages');
  const [from, to] = lang === 'both' ? [source, 'docs'] : [join(source, lang), 'docs'];
  return cp(from, join(folder, to), { recursive: true });
}
