import { randomUUID } from 'node:crypto';
import { type BlockTypesOptions, typeThreadOf } from './block-types.ts';
import { relayTypes } from './type-relay.ts';

/** One TypeScript for all threads of a build. */
export interface SharedTypes {
  /** Name of the channel that the threads ask on. */
  channel: string;
  close(): Promise<void>;
}

/** Opens a channel on which threads may ask for types. TypeScript is loaded with the first question. */
export function shareTypes(options: Pick<BlockTypesOptions, 'root' | 'options'>): SharedTypes {
  const channel = `bifolio-types-${randomUUID()}`;
  const thread = typeThreadOf(options);
  const stop = relayTypes(channel, thread);
  return {
    channel,
    async close() {
      stop();
      await thread.close();
    },
  };
}
