import { relative, resolve } from 'node:path';
import { intro, log, note, outro } from '@clack/prompts';
import { type Answers, defaults, packageManagers } from './command/answers.ts';
import { ask, type Terminal } from './command/ask.ts';
import { commandsOf, managerOf } from './command/commands.ts';
import type { Arguments } from './command/parse-arguments.ts';
import { writeExtension } from './extension/write-extension.ts';
import { runIn } from './run-in.ts';
import { startRepository } from './start-repository.ts';
import { assertUsable } from './target-folder.ts';
import { writeSite } from './write-site.ts';

/** Where `create` works and talks. */
export interface Surroundings extends Terminal {
  /** The folder that a relative target is relative to. */
  cwd: string;
  /** Whether somebody can answer questions. Defaults are taken when not. */
  interactive: boolean;
  /** Version of the Bifolio packages the new site depends on. */
  version: string;
  /** What the package manager that runs this says of itself, its environment variable `npm_config_user_agent`. */
  userAgent?: string;
  /** Version of Node that runs this, such as `v24.1.0`. */
  nodeVersion: string;
}

/** Questions that nobody is asked about an extension. */
const ofNoSite = { lang: 'en', hostname: '', deploy: 'none' } as const;

/** Ask what is open, write the site or the extension, and say what to do next. Throws a `CreateError` before anything is written. */
export async function create(
  { answers, extension, yes }: Arguments,
  surroundings: Surroundings,
): Promise<void> {
  const { cwd, input, output, interactive, version, userAgent, nodeVersion } = surroundings;
  const given = extension ? { ...ofNoSite, ...answers } : answers;
  intro('Bifolio', { output });
  if (given.dir !== undefined) await assertUsable(resolve(cwd, given.dir), given.dir);
  const usual = {
    ...defaults,
    ...(extension && { dir: 'my-extension' }),
    packageManager: managerOf(userAgent, packageManagers) ?? defaults.packageManager,
  };
  const chosen = yes || !interactive ? { ...usual, ...given } : await ask(given, usual, { input, output });
  const folder = resolve(cwd, chosen.dir);
  await assertUsable(folder, chosen.dir);

  await (extension ? writeExtension : writeSite)(folder, chosen, version);
  log.success(`The ${extension ? 'extension' : 'site'} is in \`${chosen.dir}\`.`, { output });
  if (chosen.git && !(await startRepository(folder)))
    log.warn('Could not start a Git repository.', { output });
  const installed = chosen.install && (await installIn(folder, chosen, surroundings));

  if (isOldNode(nodeVersion))
    log.warn(
      `Bifolio needs Node 22.18 or newer; this is ${nodeVersion}. Install a newer one from https://nodejs.org first.`,
      {
        output,
      },
    );
  const ownSteps = nextSteps(relative(cwd, folder), chosen, installed);
  const steps = isOldNode(nodeVersion) ? `Install Node from https://nodejs.org\n${ownSteps}` : ownSteps;
  note(steps, 'Next', { output });
  outro('Happy writing. 写作愉快。', { output });
}

/** Whether a site cannot be built by this Node, though it can be written. */
function isOldNode(version: string): boolean {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major < 22 || (major === 22 && minor < 18);
}

async function installIn(folder: string, answers: Answers, { output }: Surroundings): Promise<boolean> {
  const { install } = commandsOf(answers.packageManager);
  log.step(install, { output });
  const installed = await runIn(folder, install.split(' '), output);
  if (!installed) log.warn(`\`${install}\` failed. The files are complete; run it again there.`, { output });
  return installed;
}

function nextSteps(path: string, { packageManager }: Answers, installed: boolean): string {
  const { install, run } = commandsOf(packageManager);
  const enter = /\s/.test(path) ? `cd "${path}"` : `cd ${path}`;
  return [path && enter, !installed && install, run('dev')].filter(Boolean).join('\n');
}
