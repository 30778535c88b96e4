import Tinypool from 'tinypool';
import { loadConfig } from '../config/load.ts';
import { relayedTypes } from '../markdown/twoslash/type-relay.ts';
import { createPageWriter, type PageWriterData } from './page-writer.ts';
import type { RenderResult, RenderTask } from './render-task.ts';

/** Sent to each worker once. The config itself holds functions, so each worker loads it again. */
export interface WorkerData extends PageWriterData {
  root: string;
  base: string;
  /** Where all workers ask for the types of code. */
  typesChannel: string;
}

const ready = start(Tinypool.workerData as WorkerData);

async function start({ root, base, typesChannel, ...data }: WorkerData) {
  return createPageWriter(await loadConfig(root, { overrides: { base } }), data, relayedTypes(typesChannel));
}

/** Renders a batch of pages in this worker. */
export default async function renderBatch(task: RenderTask): Promise<RenderResult> {
  const { write } = await ready;
  return write(task);
}
