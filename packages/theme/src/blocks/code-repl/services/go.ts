import { pause } from './pause.ts';
import { type Fields, fieldsOf, listIn, postCode, textIn } from './post-code.ts';
import type { RunCode, RunTools, ServicePlace } from './run-types.ts';

const JSON_BODY = { 'content-type': 'application/json' };

/**
 * Go runs elsewhere: `POST { code }` gives `version`, `error` and `events`, each with `kind`, `message` and a `delay` in
 * nanoseconds. The Go Playground takes a form instead and writes its names with a capital.
 */
export const goService =
  ({ url = '', isPlayground }: ServicePlace): RunCode =>
  async (code, tools) => {
    const { signal } = tools;
    if (isPlayground) {
      const form = new URLSearchParams({ version: '2', body: code, withVet: 'true' });
      const { Errors, VetErrors, Events } = await postCode(url, form, { signal });
      await tell({ error: Errors, vet: VetErrors, events: listIn(Events).map(inSmallLetters) }, tools);
    } else {
      const answer = await postCode(url, JSON.stringify({ code }), { signal, headers: JSON_BODY });
      await tell(answer, tools);
    }
  };

async function tell({ version, error, vet, events }: Fields, { say, signal }: RunTools): Promise<void> {
  if (textIn(version)) say({ kind: 'version', text: textIn(version) });
  if (textIn(error)) say({ kind: 'error', text: textIn(error) });
  if (textIn(vet)) say({ kind: 'stderr', text: textIn(vet) });
  for (const event of listIn(events)) {
    const { kind, message, delay } = fieldsOf(event) ?? {};
    const ms = Number(delay) / 1e6;
    if (ms > 0) await pause(ms, signal);
    say({ kind: kind === 'stderr' ? 'stderr' : 'stdout', text: textIn(message) });
  }
}

function inSmallLetters(event: unknown): Fields {
  const { Kind, Message, Delay } = fieldsOf(event) ?? {};
  return { kind: Kind, message: Message, delay: Delay };
}
