import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../paths.mjs';
/** @import * as TS from '../../packages/twoslash/node_modules/typescript/lib/typescript.js' */

/** TypeScript 7 has no programming interface yet; the package for types brings a version that has. @type {typeof TS} */
export const ts = createRequire(join(root, 'packages/twoslash/package.json'))('typescript');

/** A program of a package's sources. @param {string} folder @param {readonly string[]} files */
export function packageProgram(folder, files) {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  return ts.createProgram(files, { ...options, noEmit: true });
}
