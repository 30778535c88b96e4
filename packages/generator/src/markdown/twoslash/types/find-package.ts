import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** An installed `@bifolio/twoslash`. */
export interface TwoslashPackage {
  /** Its main module. */
  file: string;
  /** Its version and TypeScript's: what it says depends on both. */
  version: string;
}

/** Finds the package as the site would import it, without loading it; `undefined` when it is not installed. */
export function findTwoslashPackage(root: string): TwoslashPackage | undefined {
  try {
    const name = '@bifolio/twoslash';
    const file = createRequire(join(root, 'index.js')).resolve(name);
    const require = createRequire(file);
    const versions = [`${name}/package.json`, 'typescript/package.json'].map((path) =>
      versionIn(require.resolve(path)),
    );
    return { file, version: versions.join(' ') };
  } catch {
    return undefined;
  }
}

const versionIn = (path: string): string => JSON.parse(readFileSync(path, 'utf8')).version;
