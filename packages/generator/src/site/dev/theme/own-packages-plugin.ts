import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { PACKAGE_FOLDER } from '../../../core/own-files.ts';

const REACT = /^react(-dom)?(\/|$)/;

/** Packages that this one depends on. */
const { dependencies } = JSON.parse(readFileSync(join(PACKAGE_FOLDER, 'package.json'), 'utf8')) as {
  dependencies: Readonly<Record<string, string>>;
};

/**
 * Vite plugin: React, and the packages that this one depends on, are not bundled but imported by their names, since Node
 * has loaded most of them already. They must be resolved as this package's own, see `importAsOwn`.
 */
export function ownPackagesPlugin(): Plugin {
  return {
    name: 'bifolio:own-packages',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^[@a-z]/ },
      handler: (id) => (REACT.test(id) || packageOf(id) in dependencies ? { id, external: true } : undefined),
    },
  };
}

/** `@mdit/plugin-tab` of `@mdit/plugin-tab/dist/index.js`. */
const packageOf = (id: string) =>
  id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/');
