import { readFile } from 'node:fs/promises';
import type { ResolvedConfig } from 'vite';
import { MissingPackage } from '../bundle-module.ts';

/** A style sheet that browsers can read. */
export interface CompiledStyle {
  css: string;
  /** Class names of a CSS module. */
  modules?: Record<string, string>;
  /** Files it was made of, absolute. */
  inputs: string[];
}

/** Compiles style sheets with the preprocessors that the site has installed, by Vite. */
export interface StyleCompiler {
  /** `file` says by its end what the text is, and where imports count from. */
  compile(code: string, file: string): Promise<CompiledStyle>;
  compileFile(file: string): Promise<CompiledStyle>;
}

export function createStyleCompiler(root: string): StyleCompiler {
  let config: Promise<ResolvedConfig> | undefined;

  async function compile(code: string, file: string): Promise<CompiledStyle> {
    const { preprocessCSS, resolveConfig } = await import('vite');
    config ??= resolveConfig(
      { root, configFile: false, envFile: false, logLevel: 'silent', css: { preprocessorMaxWorkers: 0 } },
      'build',
    );
    try {
      const { code: css, modules, deps } = await preprocessCSS(code, file, await config);
      return { css, modules, inputs: [...(deps ?? [])] };
    } catch (error) {
      const [, missing] = /Preprocessor dependency "([^"]+)" not found/.exec(String(error)) ?? [];
      throw missing ? new MissingPackage(missing) : error;
    }
  }

  return {
    compile,
    async compileFile(file) {
      const { css, modules, inputs } = await compile(await readFile(file, 'utf8'), file);
      return { css, modules, inputs: [file, ...inputs] };
    },
  };
}
