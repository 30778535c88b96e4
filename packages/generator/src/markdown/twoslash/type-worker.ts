import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { TypeRequest } from './type-source.ts';
import type { TypedCode, TypeReaderModule, TypeReaderOptions } from './types.ts';

/** Sent to the thread when it starts. */
export interface TypeWorkerData extends TypeReaderOptions {
  /** Main module of the package that reads types. */
  file: string;
}

/** A question and its answer have the same number. */
export interface TypeQuestion extends TypeRequest {
  id: number;
}

export interface TypeAnswer {
  id: number;
  typed: TypedCode;
}

const { file, ...options } = workerData as TypeWorkerData;
const module = (await import(pathToFileURL(file).href)) as TypeReaderModule;
const reader = module.createTypeReader(options);

// Questions that came while TypeScript was being loaded have been kept for us.
parentPort?.on('message', ({ id, code, language }: TypeQuestion) => {
  parentPort?.postMessage({ id, typed: reader.read(code, language) } satisfies TypeAnswer);
});
