import { createRequire } from 'node:module';
import { bundledModule } from '../../core/own-files.ts';

export interface TexOptions {
  mhchem: boolean;
  macros: Readonly<Record<string, string>>;
}

/** HTML of a formula, or why there is none: what is wrong with it, or which package is not installed. */
export interface TexResult {
  html?: string;
  problem?: string;
  missing?: string;
}

/** Turns TeX into HTML without style attributes. */
export type TexRenderer = (source: string, displayMode: boolean) => TexResult;

type Katex = typeof import('katex').default;

const require = createRequire(import.meta.url);
const wrapper = /^<span class="katex">|<\/span>$/g;

/**
 * TeX to MathML, which needs neither fonts nor style attributes. KaTeX is loaded by the first formula, and its chemistry by
 * the first page that has some. Nothing that TeX may hold can link, load or run anything.
 */
export function createKatexRenderer({ mhchem, macros }: TexOptions): TexRenderer {
  let katex: Katex | undefined;
  let knowsChemistry = false;
  return (source, displayMode) => {
    katex ??= loadKatex();
    if (mhchem && !knowsChemistry && /\\(?:ce|pu)\b/.test(source)) {
      require(bundledModule('katex/contrib/mhchem'));
      knowsChemistry = true;
    }
    try {
      const html = katex.renderToString(source.trim(), {
        displayMode,
        output: 'mathml',
        strict: 'ignore',
        trust: false,
        maxExpand: 1000,
        macros: { ...macros },
      });
      return { html: html.replace(wrapper, '') };
    } catch (error) {
      return {
        problem: error instanceof Error ? error.message.replace(/^KaTeX parse error: /, '') : String(error),
      };
    }
  };
}

/** Installed, it is CommonJS; bundled, a module. */
function loadKatex(): Katex {
  const loaded = require(bundledModule('katex')) as Katex | { default: Katex };
  return 'default' in loaded ? loaded.default : loaded;
}
