import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../paths.mjs';
/** @import * as TS from '../../packages/twoslash/node_modules/typescript/lib/typescript.js' */

/** TypeScript 7 has no programming interface yet; the package for types brings a version that has. @type {typeof TS} */
export const ts = createRequire(join(root, 'packages/twoslash/package.json'))('typescript');

/** Files that programs have read, with what they were parsed for. @type {Map<string, TS.SourceFile | undefined>} */
const parsed = new Map();

/** A program of a package's sources. What several programs read is parsed once. @param {string} folder @param {readonly string[]} files */
export function packageProgram(folder, files) {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const host = ts.createCompilerHost(options, true);
  const { getSourceFile } = host;
  host.getSourceFile = (file, wanted, ...rest) => {
    const key = JSON.stringify([file, wanted]);
    if (!parsed.has(key)) parsed.set(key, getSourceFile.call(host, file, wanted, ...rest));
    return parsed.get(key);
  };
  return ts.createProgram(files, { ...options, noEmit: true }, host);
}
