import read from 'virtual:files';

/** The files that the pipeline reads while it renders a page, by the end of their paths. */
export const files: Readonly<Record<string, string>> = read;

/** The engine that grammars of code are written for, beside the worker. */
export const engineUrl = '/playground/onig.wasm';
