import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Answers, DeployTarget } from '../command/answers.ts';
import { type Commands, commandsOf } from '../command/commands.ts';

/** The files in which a host is told how to build. */
const files: Record<Exclude<DeployTarget, 'none'>, readonly string[]> = {
  github: ['.github/workflows/deploy.yml', '.github/workflows/review.yml'],
  gitlab: ['.gitlab-ci.yml'],
  netlify: ['netlify.toml'],
  vercel: ['vercel.json'],
};

/** Copies what a host needs to `folder`. In the template it is written for npm. */
export async function copyDeployFiles(
  template: string,
  folder: string,
  { deploy, packageManager }: Answers,
): Promise<void> {
  if (deploy === 'none') return;
  await cp(join(template, 'deploy', deploy), folder, { recursive: true });
  for (const name of files[deploy]) {
    const file = join(folder, name);
    await writeFile(file, inCommandsOf(await readFile(file, 'utf8'), commandsOf(packageManager)));
  }
}

const inCommandsOf = (text: string, { cleanInstall, run }: Commands): string =>
  text
    .replaceAll('npm ci', cleanInstall)
    .replaceAll(/npm run build -- (.+)/g, (_, args: string) => run('build', args))
    .replaceAll('npm run build', run('build'));
