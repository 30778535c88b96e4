import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PackageManager } from '../command/answers.ts';

/** Under Plug'n'Play, the default of yarn, nothing lies where bundlers look for it. */
export async function writeYarnFile(folder: string, packageManager: PackageManager): Promise<void> {
  if (packageManager !== 'yarn') return;
  await writeFile(join(folder, '.yarnrc.yml'), 'nodeLinker: node-modules\n');
}
