import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { relativePath } from '../../../core/files/relative-path.ts';
import type { Finding } from './finding.ts';

const POSTCSS = /^(?:\.postcssrc(?:\.\w+)?|postcss\.config\.\w+)$/;
const NAMES = [
  '.postcssrc',
  ...['json', 'yaml', 'yml', 'js', 'mjs', 'cjs', 'ts', 'mts', 'cts'].flatMap((ending) => [
    `.postcssrc.${ending}`,
    `postcss.config.${ending}`,
  ]),
  'tsconfig.json',
];

/** Settings of other tools that the bundler reads here too: they fail without the packages that the old site brought. */
export function toolFindings(root: string): Finding[] {
  return projectFolders(root).flatMap((folder) =>
    NAMES.filter((name) => existsSync(join(folder, name))).flatMap((name): Finding[] => {
      const file = relativePath(root, join(folder, name));
      if (POSTCSS.test(name)) return [{ ...postcss, file }];
      const missing = missingBase(join(folder, name));
      return missing ? [{ ...tsconfig(missing), file }] : [];
    }),
  );
}

/** The site's folder and those above it, up to the first that has a package.json; the folder alone when there is none. */
function projectFolders(root: string): string[] {
  const folders = [root];
  for (let folder = root; !existsSync(join(folder, 'package.json')); ) {
    const above = dirname(folder);
    if (above === folder) return [root];
    folders.push(above);
    folder = above;
  }
  return folders;
}

const postcss: Pick<Finding, 'kind' | 'severity' | 'what' | 'todo'> = {
  kind: 'config',
  severity: 'change',
  what: 'Settings of PostCSS',
  todo: 'Bifolio bundles with Vite, which reads them too. Install their plugins here, or take the file away.',
};

const tsconfig = (base: string): Pick<Finding, 'kind' | 'severity' | 'what' | 'todo'> => ({
  kind: 'config',
  severity: 'change',
  what: `A tsconfig.json that extends "${base}", which is not there`,
  todo: 'Modules cannot be bundled with it. Take the line `extends` away, or install what it names.',
});

/** What a tsconfig extends, when that is no file and no installed package. */
function missingBase(path: string): string | undefined {
  const written = /"extends"\s*:\s*"([^"]+)"/.exec(readFileSync(path, 'utf8'))?.[1];
  if (!written) return undefined;
  const names = [written, `${written}.json`];
  if (/^[./]/.test(written))
    return names.some((name) => existsSync(resolve(dirname(path), name))) ? undefined : written;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (names.some((name) => existsSync(join(folder, 'node_modules', name)))) return undefined;
    if (folder === dirname(folder)) return written;
  }
}
