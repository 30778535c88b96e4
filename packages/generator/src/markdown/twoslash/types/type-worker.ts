import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { cpuMs } from '../../../core/clock/cpu-limit.ts';
import type { TypedCode, TypeReaderModule, TypeReaderOptions } from '../types.ts';
import type { TypeRequest } from './type-source.ts';

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
  /** 0 when the thread is ready. */
  id: number;
  typed: TypedCode;
  /** Processor time that it took; of the first, the time in which TypeScript has started. */
  spentMs: number;
}

/** Comes before the answer, when the packages that the block imports have been read. */
export interface PackagesRead {
  id: number;
  packagesMs: number;
}

const beginMs = cpuMs();
const { file, ...options } = workerData as TypeWorkerData;
const module = (await import(pathToFileURL(file).href)) as TypeReaderModule;
const reader = module.createTypeReader(options);
// TypeScript reads its own library with the first block that has a name, which is no fault of a page.
const typed = reader.read('const a = 1', 'ts');
parentPort?.postMessage({ id: 0, typed, spentMs: cpuMs() - beginMs } satisfies TypeAnswer);

// Questions that came while TypeScript was being loaded have been kept for us.
parentPort?.on('message', ({ id, code, language }: TypeQuestion) => {
  const startMs = cpuMs();
  reader.load(code);
  const loadedMs = cpuMs();
  parentPort?.postMessage({ id, packagesMs: loadedMs - startMs } satisfies PackagesRead);
  const typed = reader.read(code, language);
  parentPort?.postMessage({ id, typed, spentMs: cpuMs() - loadedMs } satisfies TypeAnswer);
});
