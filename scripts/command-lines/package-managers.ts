import { readFileSync } from 'node:fs';
import { extensionManifest } from '../../packages/create/src/extension/extension-manifest.ts';
import { packageFile } from '../../packages/create/src/files/package-file.ts';

/** Commands of package managers. Another word after `pnpm`, `yarn` and `bun` is a script of the site, or a program in it. */
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  npm: 'install ci run create init test start publish update uninstall ls exec pack'.split(' '),
  pnpm: 'install add remove create init dlx exec run'.split(' '),
  yarn: 'install add remove create init dlx exec run workspace'.split(' '),
  bun: 'install add remove create init run x'.split(' '),
};
const FLAGS = /^(?:-D|--(?:save-dev|global|frozen-lockfile|immutable|workspaces?))$/;

const scriptsOf = (manifest: string): Readonly<Record<string, string>> => JSON.parse(manifest).scripts;
const ofRepository = scriptsOf(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
/** As `create-bifolio` writes them. */
const ofReaders = {
  ...scriptsOf(extensionManifest('my-extension', '1.0.0')),
  ...scriptsOf(packageFile('my-site', '1.0.0')),
};

interface Meant {
  /** Lines of `bifolio` that it comes down to. */
  lines: readonly string[];
  mistake?: string;
}

/** What a line such as `npm run build -- --strict` runs, for readers, who may have cloned the repository, or for contributors, who have. */
export function meantBy(line: string, isForContributors = false): Meant {
  const scripts = isForContributors ? ofRepository : { ...ofRepository, ...ofReaders };
  const [manager = '', ...words] = line.trim().split(/\s+/);
  const known = COMMANDS[manager] ?? [];
  const isRun = words[0] === 'run' || (manager === 'npm' && /^(?:test|start)$/.test(words[0] ?? ''));
  const [name = '', ...rest] = words[0] === 'run' ? words.slice(1) : words;
  if (name === 'bifolio') return { lines: [rest.join(' ')] };
  if (name === 'dlx' || name === 'exec') {
    const [program, ...args] = rest;
    return { lines: program === 'bifolio' ? [args.join(' ')] : [] };
  }
  if (!isRun && name === 'create') return { lines: [] };
  if (!isRun && known.includes(name)) {
    const flag = rest.find((word) => word.startsWith('-') && word !== '--' && !FLAGS.test(word));
    return { lines: [], ...(flag && { mistake: `${manager} ${name} has no ${flag}` }) };
  }
  if (!isRun && manager === 'npm') return { lines: [], mistake: `npm has no command "${name}"` };
  const script = scripts[name];
  if (script === undefined) return { lines: [], mistake: `there is no script "${name}"` };
  const lost = manager === 'npm' && rest.length > 0 && rest[0] !== '--';
  if (lost) return { lines: [], mistake: 'npm takes options before "--" for its own' };
  const [, own] = /^bifolio (.*)$/.exec(script) ?? [];
  const args = rest.filter((word) => word !== '--');
  return { lines: own === undefined ? [] : [[own, ...args].join(' ')] };
}
