import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Answers } from './command/answers.ts';
import { configFile } from './files/config-file.ts';
import { copyDeployFiles } from './files/deploy-files.ts';
import { packageFile } from './files/package-file.ts';
import { readmeFile } from './files/readme-file.ts';
import { writeYarnFile } from './files/yarn-file.ts';

const template = fileURLToPath(new URL('../template', import.meta.url));

/** Write the files of a new site into `folder`, which is made when missing. */
export async function writeSite(folder: string, answers: Answers, version: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await cp(join(template, 'site'), folder, { recursive: true });
  await copyPages(folder, answers.lang);
  await copyDeployFiles(template, folder, answers);
  // npm leaves a file named .gitignore out of packages, so the template has it under another name.
  await cp(join(template, '_gitignore'), join(folder, '.gitignore'));
  await writeFile(join(folder, 'bifolio.config.ts'), configFile(answers));
  await writeFile(join(folder, 'package.json'), packageFile(folder, version));
  await writeFile(join(folder, 'README.md'), readmeFile(answers));
  await writeYarnFile(folder, answers.packageManager);
}

/** One language lives at the root; of two, English has a prefix. */
async function copyPages(folder: string, lang: Answers['lang']): Promise<void> {
  const both = lang === 'both';
  for (const language of both ? (['zh', 'en'] as const) : [lang]) {
    const target = join(folder, 'docs', both ? language : '');
    await cp(join(template, 'pages', language), target, { recursive: true });
    await fill(join(target, 'index.md'), 'LOCALE/', both && language === 'en' ? '/en/' : '/');
    await fill(join(target, 'blog/hello.md'), 'TODAY', today());
  }
}

/** Replace a placeholder of the template in a file. */
async function fill(file: string, placeholder: string, value: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replaceAll(placeholder, value));
}

/** The day in the author's time zone, as `createTime` has it: `2026/11/23`. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('/');
}
