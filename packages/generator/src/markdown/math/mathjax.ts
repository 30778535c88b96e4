import { createRequire } from 'node:module';
import { chemistryMacros, type Macro } from './mathjax-chemistry.ts';
import { svgFormula } from './svg-formula.ts';
import type { TexOptions, TexRenderer } from './tex.ts';

const require = createRequire(import.meta.url);

/** Packages of TeX commands. None of them can link, load, style or run anything. */
const packages = [
  'base',
  'ams',
  'boldsymbol',
  'braket',
  'cancel',
  'color',
  'configmacros',
  'mathtools',
  'newcommand',
  'textmacros',
];

/** Commands that define others; what one formula defines, the next must not know. */
const defines = /\\(?:(?:re)?new(?:command|environment)|def|let|Declare[A-Za-z]+)\b/;

/**
 * TeX to SVG, with MathML beside it for those who do not see. MathJax is loaded by the first formula; where it is not
 * installed, every formula says so.
 */
export function createMathJaxRenderer(options: TexOptions, load = loadMathJax): TexRenderer {
  let library: MathJax | undefined;
  let shared: Convert | undefined;
  return (source, displayMode) => {
    library ??= load();
    if (!library) return { missing: '@mathjax/src' };
    shared ??= createConverter(library, options);
    const convert = defines.test(source) ? createConverter(library, options) : shared;
    try {
      return { html: convert(source.trim(), displayMode) };
    } catch (error) {
      return { problem: messageOf(error) };
    }
  };
}

type Convert = (source: string, display: boolean) => string;
type MathJax = NonNullable<ReturnType<typeof loadMathJax>>;

function createConverter(library: MathJax, { mhchem, macros }: TexOptions): Convert {
  const { mathjax, TeX, SVG, liteAdaptor, RegisterHTMLHandler, SerializedMmlVisitor } = library;
  const adaptor = liteAdaptor();
  RegisterHTMLHandler(adaptor);
  const input = new TeX({
    packages: mhchem ? [...packages, 'mhchem'] : packages,
    macros: { ...(mhchem && chemistryMacros), ...Object.fromEntries(Object.entries(macros).map(macro)) },
    maxMacros: 1000,
    formatError(_jax: unknown, error: Error) {
      throw error;
    },
  });
  const output = new SVG({ fontCache: 'none', linebreaks: { inline: false } });
  const document = mathjax.document('', { InputJax: input, OutputJax: output });
  const visitor = new SerializedMmlVisitor();
  return (source, display) => {
    const item = new document.options.MathItem(source, input, display);
    item.setMetrics(16, 8, 1280, 1);
    item.compile(document);
    item.typeset(document);
    const [svg] = adaptor.tags(item.typesetRoot, 'svg');
    if (!svg) throw new Error('MathJax drew nothing.');
    const attribute = (name: string) => String(adaptor.getAttribute(svg, name) ?? '');
    return svgFormula({
      inner: adaptor.innerHTML(svg),
      viewBox: attribute('viewBox'),
      width: attribute('width'),
      height: attribute('height'),
      mathml: visitor.visitTree(item.root),
      display,
    });
  };
}

/** MathJax throws errors of its own, which are no `Error`. */
function messageOf(error: unknown): string {
  const isError = typeof error === 'object' && error !== null && 'message' in error;
  return String(isError ? error.message : error);
}

/** `{ '\\R': '\\mathbb{R}' }` as MathJax wants it: the name without its sign, and how many arguments there are. */
function macro([name, meaning]: [string, string]): [string, Macro] {
  const numbers = [...meaning.matchAll(/#(\d)/g)].map(([, number]) => Number(number));
  return [name.replace(/^\\/, ''), numbers.length > 0 ? [meaning, Math.max(...numbers)] : meaning];
}

/** The parts of MathJax that are needed; `undefined` when it is not installed. */
function loadMathJax() {
  try {
    require.resolve('@mathjax/src/js/mathjax.js');
  } catch {
    return undefined;
  }
  const part = <T>(path: string): T => require(`@mathjax/src/js/${path}.js`) as T;
  // Parts of the font are loaded when they are used, and without waiting.
  part('util/asyncLoad/node');
  for (const name of [...packages, 'mhchem'])
    part(
      `input/tex/${name === 'configmacros' ? 'configmacros/ConfigMacros' : `${name}/${capital(name)}`}Configuration`,
    );
  return {
    ...part<typeof import('@mathjax/src/js/mathjax.js')>('mathjax'),
    ...part<typeof import('@mathjax/src/js/input/tex.js')>('input/tex'),
    ...part<typeof import('@mathjax/src/js/output/svg.js')>('output/svg'),
    ...part<typeof import('@mathjax/src/js/adaptors/liteAdaptor.js')>('adaptors/liteAdaptor'),
    ...part<typeof import('@mathjax/src/js/handlers/html.js')>('handlers/html'),
    ...part<typeof import('@mathjax/src/js/core/MmlTree/SerializedMmlVisitor.js')>(
      'core/MmlTree/SerializedMmlVisitor',
    ),
  };
}

const capital = (name: string) =>
  name === 'textmacros' ? 'TextMacros' : name.charAt(0).toUpperCase() + name.slice(1);
