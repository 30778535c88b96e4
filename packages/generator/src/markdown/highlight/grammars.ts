import { readFile } from 'node:fs/promises';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { bundledLanguages, bundledLanguagesInfo } from 'shiki/langs';
import { type IGrammar, Registry, type Theme } from 'shiki/textmate';
import type { CpuLimit } from '../../core/clock/cpu-limit.ts';
import { bundledFile } from '../../core/own-files.ts';
import { sharedScanners } from './shared-scanners.ts';
import { limitSteps } from './step-limit.ts';

/** The grammars that pages have asked for. */
export interface Grammars {
  /** Whether a language of this name or alias exists. */
  has(language: string): boolean;
  /** Load these languages, with those embedded in them. Unknown names are passed over. */
  load(languages: Iterable<string>): Promise<void>;
  /** A loaded grammar. */
  get(language: string): IGrammar | undefined;
  /** Every name and alias, to find what was meant. */
  names(): Iterable<string>;
}

/**
 * Oniguruma, the engine that grammars are written for. Measured on five languages (load, first run, then 40 runs, CPU ms):
 * Oniguruma 133, 571, 481; JavaScript 40, 990, 474; JavaScript with precompiled grammars 177, 412, 324, but those
 * mistake `\G`, so that a line after a `#` or `--` comment loses its colours. With `sharedScanners` Oniguruma takes half the
 * time for a first run.
 */
export async function createGrammars(theme: Theme, limit: CpuLimit): Promise<Grammars> {
  const loading = new Map<string, Promise<void>>();
  const grammars = new Map<string, IGrammar>();
  const engine = sharedScanners(await createOnigurumaEngine({ instantiator: instantiate }), limit);
  const onigLib = { createOnigScanner: engine.createScanner, createOnigString: engine.createString };

  // A registry for each language: what is loaded for other pages must not change how this one looks.
  async function loadLanguage(id: string): Promise<void> {
    const { default: languages } = await bundledLanguages[id as keyof typeof bundledLanguages]();
    const scopes = new Map(languages.map((language) => [language.scopeName, language]));
    const registry = new Registry({
      onigLib,
      loadGrammar: (scope) => scopes.get(scope),
      getInjections: (scope) =>
        languages.filter((one) => one.injectTo?.includes(scope)).map((one) => one.scopeName),
    });
    registry._syncRegistry.setTheme(theme);
    const scope = languages.at(-1)?.scopeName;
    const grammar = scope && registry.loadGrammar(scope);
    if (grammar) grammars.set(id, grammar);
  }

  return {
    has: (language) => languageIds.has(language),
    names: () => languageIds.keys(),
    async load(languages) {
      const wanted = new Set([...languages].map((language) => languageIds.get(language)));
      await Promise.all(
        [...wanted].map((id) => {
          if (id === undefined) return undefined;
          const pending = loading.get(id) ?? loadLanguage(id);
          loading.set(id, pending);
          return pending;
        }),
      );
    },
    get: (language) => grammars.get(languageIds.get(language) ?? ''),
  };
}

/** From its file: `shiki/wasm` unpacks the same by streams of the web, which Node loads in 70 ms. */
async function instantiate(imports?: WebAssembly.Imports) {
  const engine = await WebAssembly.instantiate(await readFile(bundledFile('shiki/onig.wasm')), imports);
  limitSteps(engine.instance);
  return engine;
}

/** Names that other highlighters know. */
const otherNames = [['env', 'dotenv']] as const;

const languageIds: ReadonlyMap<string, string> = new Map([
  ...bundledLanguagesInfo.flatMap(({ id, aliases = [] }) =>
    [id, ...aliases].map((name) => [name, id] as const),
  ),
  ...otherNames,
]);
