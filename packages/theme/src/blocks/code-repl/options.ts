import { switchable } from 'bifolio/markdown';
import { z } from 'zod';

const address = z.url({ protocol: /^(?:https?|wss?)$/ });

const service = switchable({
  /** Address of a service of your own. @default a public one, see the page of the language */
  url: address.optional(),
});

/** What authors may set under `markdown`. */
export const codeReplOptions = {
  /** `::: go-repl`, `kotlin-repl`, `rust-repl` and `python-repl`: code that readers run. @default true */
  repl: switchable({
    /** Server that runs Go; `false` turns Go off. Your own server accepts `POST` with JSON `{ code }`. @default the Go Playground */
    go: service,
    /** Server that runs Kotlin. @default the service of the Kotlin Playground */
    kotlin: service,
    /** Server that runs Rust, a URL that begins with `wss:`. @default the Rust Playground */
    rust: service,
    /** Folder that has the files of Pyodide. @default the installed package `pyodide`, else jsDelivr */
    python: service,
    /** Seconds after which a run is stopped. @default 60 */
    timeout: z.number().positive().default(60),
    /** Characters of output after which a run is stopped. @default 100000 */
    outputLimit: z.number().int().positive().default(100_000),
  }),
};

export type ReplOptions = Exclude<z.output<typeof codeReplOptions.repl>, false>;
