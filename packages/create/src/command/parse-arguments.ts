import { parseArgs } from 'node:util';
import { CreateError } from '../create-error.ts';
import { hostnameExpected, readHostname } from '../hostname.ts';
import { type Answers, deployTargets, languages, packageManagers } from './answers.ts';

/** What the command line said; answers that it left open are asked for. */
export interface Arguments {
  answers: Partial<Answers>;
  /** Whether a package that extends sites is written, instead of a site. */
  extension: boolean;
  yes: boolean;
  help: boolean;
  version: boolean;
}

const options = {
  lang: { type: 'string' },
  hostname: { type: 'string' },
  pm: { type: 'string' },
  deploy: { type: 'string' },
  git: { type: 'boolean' },
  install: { type: 'boolean' },
  extension: { type: 'boolean', default: false },
  yes: { type: 'boolean', short: 'y', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  version: { type: 'boolean', short: 'v', default: false },
} as const;

/** Read `create-bifolio [dir] [options]`. Throws a `CreateError` that names the wrong argument and what it may be. */
export function parseArguments(args: readonly string[]): Arguments {
  const { values, positionals } = readArguments(args);
  if (positionals.length > 1) {
    throw new CreateError(
      `Expected one folder, got ${positionals.join(', ')}.`,
      'Put a name with spaces in quotes. After `npm create`, write `--` before the options: npm keeps them otherwise.',
    );
  }
  const answers = {
    dir: positionals[0],
    lang: oneOf('--lang', values.lang, languages),
    hostname: hostnameOf(values.hostname),
    packageManager: oneOf('--pm', values.pm, packageManagers),
    deploy: oneOf('--deploy', values.deploy, deployTargets),
    git: values.git,
    install: values.install,
  };
  const { extension, yes, help, version } = values;
  if (extension) refuseAnswersOfSites(values);
  return { answers: withoutUndefined(answers), extension, yes, help, version };
}

function refuseAnswersOfSites(values: Readonly<Record<string, unknown>>): void {
  const [flag] = ['lang', 'hostname', 'deploy'].filter((name) => values[name] !== undefined);
  if (flag === undefined) return;
  throw new CreateError(
    `\`--${flag}\` is about a site, and \`--extension\` writes none.`,
    `Leave out \`--${flag}\`.`,
  );
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, allowNegative: true });
  } catch (error) {
    const message = error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error);
    throw new CreateError(`${message}.`, 'See `create-bifolio --help`.');
  }
}

function oneOf<T extends string>(
  flag: string,
  value: string | undefined,
  allowed: readonly T[],
): T | undefined {
  if (value === undefined) return undefined;
  const found = allowed.find((choice) => choice === value);
  if (found) return found;
  throw new CreateError(`Expected \`${flag}\` to be one of ${allowed.join(', ')}, got "${value}".`);
}

function hostnameOf(typed: string | undefined): string | undefined {
  if (!typed) return undefined;
  const hostname = readHostname(typed);
  if (hostname) return hostname;
  throw new CreateError(`Invalid \`--hostname\`. ${hostnameExpected(typed)}`);
}

function withoutUndefined(answers: { [K in keyof Answers]: Answers[K] | undefined }): Partial<Answers> {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined));
}
