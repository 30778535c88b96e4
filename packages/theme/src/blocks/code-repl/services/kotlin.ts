import { fieldsOf, listIn, postCode, textIn } from './post-code.ts';
import type { RunCode, ServicePlace } from './run-types.ts';

const FILE = 'File.kt';

/**
 * Kotlin runs elsewhere: `POST { args, files: [{ name, publicId, text }] }` gives `version`, `errors` by file, each with
 * `message` and `severity`, and `text`. The service of the Kotlin Playground marks the streams in `text`, and tells an
 * exception by itself.
 */
export const kotlinService =
  ({ url = '' }: ServicePlace): RunCode =>
  async (code, { say, signal }) => {
    const body = JSON.stringify({ args: '', files: [{ name: FILE, publicId: '', text: code }] });
    const headers = { 'content-type': 'application/json' };
    const { version, errors, text, exception } = await postCode(url, body, { signal, headers });
    if (textIn(version)) say({ kind: 'version', text: textIn(version) });
    for (const [file, found] of Object.entries(fieldsOf(errors) ?? {}))
      for (const error of listIn(found)) {
        const { severity, message, interval } = fieldsOf(error) ?? {};
        if (severity === 'ERROR')
          say({ kind: 'stderr', text: `${file}${placeOf(interval)}: ${textIn(message)}\n` });
      }
    for (const part of streamsOf(textIn(text))) say(part);
    const thrown = textIn(fieldsOf(exception)?.message);
    if (thrown) say({ kind: 'stderr', text: `${textIn(fieldsOf(exception)?.fullName)}: ${thrown}\n` });
  };

/** Where an error is, counted from 1; lines come counted from 0. */
function placeOf(interval: unknown): string {
  const { line, ch } = fieldsOf(fieldsOf(interval)?.start) ?? {};
  return typeof line === 'number' && typeof ch === 'number' ? `:${line + 1}:${ch + 1}` : '';
}

const STREAM = /<(outStream|errStream)>([\s\S]*?)<\/\1>/g;
const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"' };

function streamsOf(text: string) {
  const streams = [...text.matchAll(STREAM)];
  if (streams.length === 0) return text ? [{ kind: 'stdout' as const, text }] : [];
  return streams.map(([, name, said = '']) => ({
    kind: name === 'errStream' ? ('stderr' as const) : ('stdout' as const),
    text: said.replace(/&(?:lt|gt|amp|quot);/g, (entity) => ENTITIES[entity] ?? entity),
  }));
}
