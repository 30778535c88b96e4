import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../paths.mjs';

/** An example above an export, as editors and the pages of the API show it. */
export interface Example {
  /** Of a file that holds it. */
  name: string;
  code: string;
}

const EXAMPLE = /^ \* @example\n \* ```(tsx?)\n([\s\S]*?)^ \* ```$/gm;

/** All of them. */
export const readExamples = (): Example[] =>
  globSync('packages/{generator,theme,openapi,typedoc,social-images}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$|\/fixtures\//.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(EXAMPLE)].map(
        ([, ending = '', lines = ''], index) => ({
          name: `${basename(file).replace(/\.tsx?$/, '')}-${index}.${ending}`,
          code: lines.replaceAll(/^ \* ?/gm, ''),
        }),
      ),
    );
