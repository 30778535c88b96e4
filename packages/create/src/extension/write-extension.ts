import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Answers } from '../command/answers.ts';
import { commandsOf } from '../command/commands.ts';
import { packageName } from '../files/package-file.ts';
import { writeYarnFile } from '../files/yarn-file.ts';
import { extensionManifest } from './extension-manifest.ts';

const template = fileURLToPath(new URL('../../template', import.meta.url));

/** Writes the files of a package that extends sites into `folder`, which is made when missing. */
export async function writeExtension(
  folder: string,
  { packageManager }: Pick<Answers, 'packageManager'>,
  version: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await cp(join(template, 'extension'), folder, { recursive: true });
  await cp(join(template, '_gitignore'), join(folder, '.gitignore'));
  const { install, run } = commandsOf(packageManager);
  const name = packageName(folder, 'my-extension');
  for (const file of await filesOf(folder)) {
    const text = await readFile(file, 'utf8');
    const inCommands =
      basename(file) === 'README.md'
        ? text
            .replaceAll(/^npm install$/gm, install)
            .replaceAll(/npm run (\w+)/g, (_, script: string) => run(script))
        : text;
    await writeFile(file, renamed(inCommands, name));
  }
  await writeFile(join(folder, 'package.json'), extensionManifest(name, version));
  await writeYarnFile(folder, packageManager);
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((one) => one.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

/** The template is written for `my-extension`, with the function `myExtension` and the type `MyExtensionOptions`. */
function renamed(text: string, name: string): string {
  const words = name.split(/[^a-z0-9]+/).filter(Boolean);
  const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const type = /^\d/.test(pascal) ? `Site${pascal}` : pascal;
  const camel = type.charAt(0).toLowerCase() + type.slice(1);
  return text
    .replaceAll('my-extension', name)
    .replaceAll('myExtension', camel)
    .replaceAll('MyExtension', type);
}
