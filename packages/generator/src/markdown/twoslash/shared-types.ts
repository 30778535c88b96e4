import { randomUUID } from 'node:crypto';
import { type FenceTypesOptions, typeThreadOf } from './fence-types.ts';
import { relayTypes } from './type-relay.ts';
import type { TypeSource } from './type-source.ts';

/** One TypeScript for all threads of a build. */
export interface SharedTypes {
  /** For the thread that opened it. */
  source: TypeSource;
  /** Name of the channel that the other threads ask on. */
  channel: string;
  close(): Promise<void>;
}

/** Opens a channel on which threads may ask for types. TypeScript is loaded with the first question. */
export function shareTypes(options: Pick<FenceTypesOptions, 'root' | 'options'>): SharedTypes {
  const channel = `bifolio-types-${randomUUID()}`;
  const thread = typeThreadOf(options);
  const stop = relayTypes(channel, thread);
  return {
    source: thread,
    channel,
    async close() {
      stop();
      await thread.close();
    },
  };
}
