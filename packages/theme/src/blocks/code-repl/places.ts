import type { PropTools } from 'bifolio/markdown';
import type { ReplLanguage } from './languages.ts';
import type { ReplOptions } from './options.ts';

/** Where code of a language runs. Addresses of files are filled in before the component is rendered. */
export interface RunPlace {
  /** The service, or the folder of Pyodide. */
  url?: string;
  /** Speaks the protocol of the Go Playground. */
  isPlayground?: boolean;
  /** Files of Pyodide that the site itself serves. */
  files?: Record<PyodideFile, { src: string }>;
}

type PyodideFile = keyof typeof PYODIDE_FILES;

const PYODIDE_FILES = {
  main: 'pyodide/pyodide.mjs',
  module: 'pyodide/pyodide.asm.mjs',
  wasm: 'pyodide/pyodide.asm.wasm',
  library: 'pyodide/python_stdlib.zip',
  lock: 'pyodide/pyodide-lock.json',
};

/** The version that jsDelivr is asked for. */
const PYODIDE = 'https://cdn.jsdelivr.net/pyodide/v314.0.7/full/';

/** Public services that take calls from pages of anybody. */
const PUBLIC = {
  go: 'https://play.golang.org/compile',
  kotlin: 'https://api.kotlinlang.org/api/2.1.20/compiler/run',
  rust: 'wss://play.rust-lang.org/websocket',
};

/** The author's service, else the site itself, else a public one; `undefined` for a language that is switched off. */
export function runPlace(
  language: ReplLanguage,
  options: ReplOptions,
  tools: Pick<PropTools, 'installed' | 'publish'>,
): RunPlace | undefined {
  const service = options[language];
  if (!service) return undefined;
  const { url } = service;
  if (language !== 'python')
    return url ? { url } : { url: PUBLIC[language], isPlayground: language === 'go' };
  if (url) return { url: url.replace(/\/?$/, '/') };
  if (!tools.installed(PYODIDE_FILES.main)) return { url: PYODIDE };
  const { main, module, wasm, library, lock } = PYODIDE_FILES;
  return {
    files: {
      main: tools.publish(main),
      module: tools.publish(module),
      wasm: tools.publish(wasm),
      library: tools.publish(library),
      lock: tools.publish(lock),
    },
  };
}
