import type { PythonAnswer, PythonRequest } from './python.ts';
import type { ServicePlace } from './run-types.ts';

/** The part of Pyodide that is used here. */
interface Pyodide {
  version: string;
  runPythonAsync(code: string, options: { globals: unknown }): Promise<unknown>;
  loadPackagesFromImports(code: string, options: { messageCallback(): void }): Promise<unknown>;
  toPy(value: object): { destroy(): void };
  setStdout(options: { write(bytes: Uint8Array): number }): void;
  setStderr(options: { write(bytes: Uint8Array): number }): void;
}

interface PyodideModule {
  loadPyodide(options: Record<string, unknown>): Promise<Pyodide>;
}

let python: Pyodide | undefined;
let place: ServicePlace = {};

addEventListener('message', async ({ data }: MessageEvent<PythonRequest>) => {
  try {
    if ('place' in data) await load(data.place);
    else if (python) await run(python, data.code);
    answer({ done: true });
  } catch {
    answer({ failed: true });
  }
});

async function load(from: ServicePlace): Promise<void> {
  place = from;
  python = await loadFrom(from);
}

async function run(pyodide: Pyodide, code: string): Promise<void> {
  answer({ part: { kind: 'version', text: `Python ${await versionOf(pyodide)}` } });
  // What one program leaves behind is not there for the next.
  const globals = pyodide.toPy({ __name__: '__main__' });
  try {
    if (place.url) await pyodide.loadPackagesFromImports(code, { messageCallback() {} });
    await pyodide.runPythonAsync(code, { globals });
  } catch (error) {
    answer({
      part: { kind: 'stderr', text: withoutOurs(error instanceof Error ? error.message : String(error)) },
    });
  }
  globals.destroy();
}

async function loadFrom({ url, files }: ServicePlace): Promise<Pyodide> {
  const main = files ? files.main : `${url}pyodide.mjs`;
  const { loadPyodide } = (await import(/* @vite-ignore */ absolute(main))) as PyodideModule;
  const pyodide = await loadPyodide(files ? await optionsFor(files) : { indexURL: url });
  pyodide.setStdout({ write: teller('stdout') });
  pyodide.setStderr({ write: teller('stderr') });
  return pyodide;
}

/** Files of the site have a hash in their names; Pyodide asks for the names that it knows. */
async function optionsFor(files: NonNullable<ServicePlace['files']>): Promise<Record<string, unknown>> {
  const { fetch } = self;
  self.fetch = (input, init) =>
    fetch(String(input).endsWith('/pyodide.asm.wasm') ? absolute(files.wasm) : input, init);
  const { default: createPyodideModule } = await import(/* @vite-ignore */ absolute(files.module));
  return {
    indexURL: absolute('/'),
    createPyodideModule,
    stdLibURL: absolute(files.library),
    lockFileURL: absolute(files.lock),
  };
}

const absolute = (address: string) => new URL(address, location.href).href;

const versionOf = (pyodide: Pyodide) =>
  pyodide.runPythonAsync('import platform; platform.python_version()', { globals: pyodide.toPy({}) });

function teller(kind: 'stdout' | 'stderr'): (bytes: Uint8Array) => number {
  const decoder = new TextDecoder();
  return (bytes) => {
    const text = decoder.decode(bytes, { stream: true });
    if (text) answer({ part: { kind, text } });
    return bytes.length;
  };
}

/** The steps of Pyodide itself on the way to the program are nobody's mistake. */
const withoutOurs = (trace: string) =>
  trace.replace(/^ {2}File "\/lib\/python[^\n]*\/_pyodide\/[^\n]*\n(?: {4}[^\n]*\n)*/gm, '');

function answer(message: PythonAnswer): void {
  postMessage(message);
}
