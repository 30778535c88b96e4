import { switchable } from 'bifolio/markdown';
import { z } from 'zod';

const address = z.url({ protocol: /^(?:https?|wss?)$/ });

const service = switchable({
  /** Address of a service of your own. @default a public one, see the page of the language */
  url: address.optional(),
});

/** What authors may set under `markdown`. */
export const codeReplOptions = {
  /** `::: go-repl`, `kotlin-repl`, `rust-repl`, `python-repl`. @default true */
  repl: switchable({
    /** Server that runs this language; `false` turns it off. Your own server accepts `POST` with JSON `{ code }`. @default the Go Playground */
    go: service,
    /** Server that runs this language; `false` turns it off. @default the service of the Kotlin Playground */
    kotlin: service,
    /** Server that runs this language; `false` turns it off. @default the Rust Playground */
    rust: service,
    /** Server that runs this language; `false` turns it off. @default the installed package `pyodide`, else jsDelivr */
    python: service,
    /** Seconds until a program is stopped; loading Python does not count. @default 60 */
    timeout: z.number().positive().default(60),
    /** Characters until a program is stopped. @default 100000 */
    outputLimit: z.number().int().positive().default(100_000),
  }),
};

export type ReplOptions = Exclude<z.output<typeof codeReplOptions.repl>, false>;
