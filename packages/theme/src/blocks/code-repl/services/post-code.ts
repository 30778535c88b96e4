import { RunError } from './run-types.ts';

export type Fields = Record<string, unknown>;

/** Asks a service and gives its answer, an object of JSON. Rejects with a `RunError`, or with the signal's reason. */
export async function postCode(url: string, body: BodyInit, init: RequestInit): Promise<Fields> {
  const response = await fetch(url, { ...init, method: 'POST', body }).catch(failed(init, 'unreachable'));
  if (!response.ok) throw new RunError('refused');
  const answer: unknown = await response.json().catch(failed(init, 'unreadable'));
  const fields = fieldsOf(answer);
  if (!fields) throw new RunError('unreadable');
  return fields;
}

/** An object of JSON; `undefined` for everything else. */
export const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;

/** A text in an answer; empty for anything else. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A list in an answer; empty for anything else. */
export const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const failed =
  ({ signal }: RequestInit, failure: RunError['failure']) =>
  (): never => {
    signal?.throwIfAborted();
    throw new RunError(failure);
  };
