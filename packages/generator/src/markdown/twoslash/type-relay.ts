import { randomUUID } from 'node:crypto';
import { BroadcastChannel } from 'node:worker_threads';
import type { TypeRequest, TypeSource } from './type-source.ts';
import type { TypedCode } from './types.ts';

type Message =
  | { id: string; request: TypeRequest }
  | { id: string; typed: TypedCode }
  | { id: string; error: string };

/** Answers what other threads ask on a channel of this name, so that all of them share one source. Returns how to stop. */
export function relayTypes(channelName: string, source: TypeSource): () => void {
  const channel = openChannel(channelName);
  channel.onmessage = async ({ data }) => {
    const message = data as Message;
    if (!('request' in message)) return;
    const { id, request } = message;
    const answer = await source.read(request).then(
      (typed): Message => ({ id, typed }),
      (error: unknown): Message => ({ id, error: error instanceof Error ? error.message : String(error) }),
    );
    channel.postMessage(answer);
  };
  return () => channel.close();
}

/** The source at the other end of the channel. Opens it with the first question. */
export function relayedTypes(channelName: string): TypeSource {
  const waiting = new Map<string, PromiseWithResolvers<TypedCode>>();
  let channel: BroadcastChannel | undefined;
  const open = () => {
    const opened = openChannel(channelName);
    opened.onmessage = ({ data }) => {
      const message = data as Message;
      const asked = waiting.get(message.id);
      if (!asked || 'request' in message) return;
      waiting.delete(message.id);
      if ('typed' in message) asked.resolve(message.typed);
      else asked.reject(new Error(message.error));
    };
    return opened;
  };
  return {
    read(request) {
      channel ??= open();
      const id = randomUUID();
      const asked = Promise.withResolvers<TypedCode>();
      waiting.set(id, asked);
      channel.postMessage({ id, request } satisfies Message);
      return asked.promise;
    },
  };
}

/** It keeps no process alive. */
function openChannel(name: string): BroadcastChannel {
  const channel = new BroadcastChannel(name);
  channel.unref();
  return channel;
}
