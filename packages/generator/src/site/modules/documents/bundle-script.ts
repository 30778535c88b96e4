import { dirname, extname, join } from 'node:path';
import type { Plugin } from 'rolldown';
import { MissingPackage, resolveFrom } from '../bundle-module.ts';
import type { CompiledStyle } from './compile-style.ts';
import { guardCode } from './guard-code.ts';

/** What a document's scripts are compiled with. */
export interface ScriptOptions {
  /** Absolute path of the file that imports count from. */
  from: string;
  /** Modules that are nowhere on disk, by their absolute path. */
  files: Readonly<Record<string, string>>;
  /** Where packages are looked for that are not beside it. */
  importers: readonly string[];
  /** Packages that a script of the document has put into `globalThis[SHARED]` before. */
  shared: readonly string[];
  /** Whether errors in it are told and its loops end. @default true */
  isGuarded?: boolean;
  compileStyle(file: string): Promise<CompiledStyle>;
}

/** Classic scripts, with what came along. */
export interface CompiledScripts {
  code: string;
  /** Style sheets that scripts import. */
  styles: string[];
  /** Files it was made of, absolute. */
  inputs: string[];
}

/** Where documents find the packages that they share. */
export const SHARED = '__shared';

/** What browsers must know to run scripts of documents. */
export const TARGET = 'es2022';

const SCRIPT = /\.[cm]?[jt]sx?$/;
const STYLE = /^\.(?:css|s[ac]ss|less|styl(?:us)?)$/;
const PICTURES = { '.png': 'dataurl', '.jpg': 'dataurl', '.webp': 'dataurl', '.svg': 'dataurl' } as const;

/** A module with all that it imports as one classic script. `entries` are more modules that are nowhere on disk. */
export async function bundleScript(
  entries: Readonly<Record<string, string>>,
  entry: string,
  { files, importers, shared, isGuarded = true, compileStyle }: ScriptOptions,
): Promise<CompiledScripts> {
  const { rolldown } = await import('rolldown');
  const virtual = { ...files, ...entries };
  const styles: CompiledStyle[] = [];
  const missing: string[] = [];
  const build = await rolldown({
    input: entry,
    platform: 'browser',
    logLevel: 'silent',
    external: [...shared],
    moduleTypes: PICTURES,
    tsconfig: false,
    transform: {
      target: TARGET,
      jsx: { runtime: 'automatic', development: false },
      define: { 'process.env.NODE_ENV': '"production"' },
    },
    plugins: [
      {
        name: 'bifolio-document',
        resolveId(source, importer) {
          const path = importer && source.startsWith('.') ? join(dirname(importer), source) : source;
          if (Object.hasOwn(virtual, path)) return path;
          if (importer === undefined || source.startsWith('.') || source.startsWith('/')) return undefined;
          return resolveFrom(this, source, [importer, ...importers], () => missing.push(source));
        },
        load: (id) => (Object.hasOwn(virtual, id) ? virtual[id] : undefined),
        // What packages do is left to them.
        transform: (code, id) =>
          isGuarded && SCRIPT.test(id) && !id.includes('/node_modules/') ? guardCode(code, id) : undefined,
      },
      stylesPlugin(async (file) => {
        const style = await compileStyle(file);
        styles.push(style);
        return style;
      }),
    ],
  });
  try {
    const globals = Object.fromEntries(shared.map((one) => [one, `${SHARED}[${JSON.stringify(one)}]`]));
    const { output } = await build.generate({ format: 'iife', codeSplitting: false, globals, minify: true });
    if (missing[0] !== undefined) throw new MissingPackage(missing[0]);
    const [{ code, moduleIds }] = output;
    const isFile = (id: string) => !id.includes('\0') && !Object.hasOwn(virtual, id);
    return {
      code,
      styles: styles.map(({ css }) => css),
      inputs: [...moduleIds.filter(isFile), ...styles.flatMap(({ inputs }) => inputs)],
    };
  } finally {
    await build.close();
  }
}

/** Style sheets among the imports become those of the document. */
function stylesPlugin(compile: (file: string) => Promise<CompiledStyle>): Plugin {
  return {
    name: 'bifolio-document-styles',
    async load(id) {
      if (!STYLE.test(extname(id))) return undefined;
      const { modules = {} } = await compile(id);
      return {
        code: `export default ${JSON.stringify(modules)};`,
        moduleType: 'js',
        moduleSideEffects: true,
      };
    },
  };
}
