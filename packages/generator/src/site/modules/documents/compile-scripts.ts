import { dirname, join } from 'node:path';
import type { SourceText } from '../../../core/routing/document-address.ts';
import { bundleScript, type CompiledScripts, type ScriptOptions, SHARED, TARGET } from './bundle-script.ts';
import { FAIL } from './client/guards.ts';
import { guardCode } from './guard-code.ts';

/** All scripts of a document as one classic script. */
export async function compileScripts(
  scripts: readonly SourceText[],
  options: ScriptOptions,
): Promise<CompiledScripts> {
  const compiled: CompiledScripts[] = [];
  for (const [index, script] of scripts.entries()) {
    const name = join(dirname(options.from), `demo-${index + 1}.${script.language}`);
    compiled.push(
      (await isModule(script, name))
        ? caught(await bundleScript({ [name]: script.code }, name, options))
        : await compileClassic(script, name),
    );
  }
  return {
    code: compiled.map(({ code }) => code).join('\n;\n'),
    styles: compiled.flatMap(({ styles }) => styles),
    inputs: compiled.flatMap(({ inputs }) => inputs),
  };
}

/** Errors on the way are told, as those of classic scripts are. */
const caught = (script: CompiledScripts): CompiledScripts => ({
  ...script,
  code: `try{${script.code}}catch(error){throw ${FAIL}(error)}`,
});

/** Packages as a classic script that puts them into `globalThis[SHARED]`. */
export async function compileShared(packages: readonly string[], options: ScriptOptions): Promise<string> {
  const name = join(dirname(options.from), 'shared.js');
  const lines = packages.map((one, index) => `import * as p${index} from ${JSON.stringify(one)};`);
  const entries = packages.map((one, index) => `${JSON.stringify(one)}: p${index}`);
  const source = `${lines.join('\n')}\nglobalThis.${SHARED} = { ${entries.join(', ')} };`;
  return (await bundleScript({ [name]: source }, name, { ...options, shared: [], isGuarded: false })).code;
}

/** A file as one classic script, with all that it imports. */
export const compileFile = async (file: string, options: ScriptOptions): Promise<string> =>
  (await bundleScript({}, file, { ...options, shared: [], isGuarded: false })).code;

async function isModule({ code }: SourceText, name: string): Promise<boolean> {
  const { parseSync } = await import('rolldown/utils');
  return parseSync(name, code, { sourceType: 'unambiguous' }).module.hasModuleSyntax;
}

async function compileClassic({ code }: SourceText, name: string): Promise<CompiledScripts> {
  const { transformSync } = await import('rolldown/utils');
  const result = transformSync(name, await guardCode(code, name), { sourceType: 'script', target: TARGET });
  if (result.errors[0]) throw new Error(result.errors[0].message);
  return { code: result.code, styles: [], inputs: [] };
}
