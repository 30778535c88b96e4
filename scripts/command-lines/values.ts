import { statSync } from 'node:fs';
import { generators } from '../../packages/generator/src/check/migrate/move/generators.ts';
import { sourceStyle } from '../../packages/generator/src/check/migrate/old-site/source-style.ts';
import { wantedPort } from '../../packages/generator/src/cli/options.ts';
import { commands as translateCommands } from '../../packages/generator/src/cli/translate/commands.ts';
import { siteOptions } from '../../packages/generator/src/site/config/options.ts';
import { parseShard } from '../../packages/generator/src/site/shards/shard.ts';

/** Throws when a value is none that the program takes. */
type Check = (value: string) => unknown;

const oneOf =
  (...names: readonly string[]): Check =>
  (value) => {
    if (!names.includes(value)) throw new Error(`"${value}" is none of ${names.join(', ')}`);
  };
const url: Check = (value) => {
  if (!/^https?:\/\//.test(value)) throw new Error(`"${value}" is no URL`);
  return new URL(value);
};
const folder: Check = (value) => {
  if (/^-|\.\w{2,4}$/.test(value) && !statSync(value, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`"${value}" looks like no folder`);
};

/** By the option, or by command and option where commands differ. The program's own checks wherever it has them. */
const OPTIONS: Readonly<Record<string, Check>> = {
  port: (value) => wantedPort(value, 0),
  shard: parseShard,
  base: (value) => siteOptions.base.parse(value),
  lang: (value) => siteOptions.lang.parse(value),
  'check --from': sourceStyle,
  'move --from': oneOf(...generators.map(({ name }) => name)),
  out: folder,
  site: folder,
  dir: folder,
};

/** By the command, for its first argument. */
const ARGUMENTS: Readonly<Record<string, Check>> = {
  build: folder,
  check: folder,
  dev: folder,
  mcp: url,
  merge: folder,
  move: folder,
  new: oneOf('post', 'page', 'version'),
  preview: folder,
  sources: folder,
  translate: oneOf(...Object.keys(translateCommands)),
};

/** A part of a sample that readers replace by their own. */
const isPlaceholder = (value: string) => /[$<>[\]…*]/.test(value);

/** What is wrong with the values of a command line that has been parsed; `undefined` when nothing is. */
export function valueMistake(
  command: string,
  [first]: readonly unknown[],
  options: Readonly<Record<string, unknown>>,
): string | undefined {
  const checks = Object.entries(options).map(
    ([name, value]) => [OPTIONS[`${command} --${name}`] ?? OPTIONS[name], value] as const,
  );
  for (const [check, value] of [...checks, [ARGUMENTS[command], first] as const]) {
    if (!check || (typeof value !== 'string' && typeof value !== 'number')) continue;
    if (isPlaceholder(String(value))) continue;
    try {
      check(String(value));
    } catch (error) {
      return (error as Error).message;
    }
  }
  return undefined;
}

/** What an option of a command needs beside it, as its help says: `With --built: …` */
export const neededBy = (help: string): string | undefined => /^With ([\w -]+):/.exec(help)?.[1];
