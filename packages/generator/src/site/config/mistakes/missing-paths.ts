import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import { formatOptionPath } from '../../../core/schemas/option-path.ts';
import type { LoadedConfig } from '../resolve-config.ts';

type PathOptions = Pick<
  LoadedConfig,
  'root' | 'sourceDir' | 'projectDir' | 'publicDir' | 'styles' | 'encrypt'
>;

/** An error for each option that names a folder or a file which is not there. Only the folder `public` may be missing. */
export function missingPathProblems(config: PathOptions): Problem[] {
  const { root, sourceDir, projectDir, publicDir, styles, encrypt } = config;
  const folders: [option: string, path: string][] = [
    ['source', sourceDir],
    ['project', projectDir],
  ];
  if (publicDir !== join(root, 'public')) folders.push(['public', publicDir]);
  const files = [
    ...styles.map((style, at) => [['styles', at], style] as const),
    ...(encrypt?.gate?.allow ?? []).map((file, at) => [['encrypt', 'gate', 'allow', at], file] as const),
  ];
  return [
    ...folders.flatMap(([option, path]) => (isFolder(path) ? [] : missing('folder', [option], path))),
    ...files.flatMap(([option, file]) => {
      const path = join(root, file);
      return existsSync(path) ? [] : missing('file', option, path);
    }),
  ];
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

const missing = (kind: 'folder' | 'file', option: Problem['option'] = [], path: string): Problem => ({
  severity: 'error',
  code: 'missing-path',
  message: `\`${formatOptionPath(option)}\`: ${kind} not found: ${path}`,
  hint: 'Correct the path. Paths are relative to the config.',
  option,
});
