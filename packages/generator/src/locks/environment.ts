import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** Variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Files beside the config, the later ones first: what is set in the environment itself counts before any of them. */
export const ENVIRONMENT_FILES = ['.env', '.env.local'];

/** The environment with the variables of files in a folder, the later ones first. */
export function readEnvironment(
  root: string,
  own: Environment = process.env,
  files: readonly string[] = ENVIRONMENT_FILES,
): Environment {
  return Object.assign({}, ...files.map((name) => parseEnv(readText(join(root, name)))), own);
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
