import { STATUS_CODES } from 'node:http';
import { responseShape } from '../../description/description.ts';
import { isRecord } from '../../description/pointer.ts';
import { fieldOf } from '../../schemas/fields.ts';
import { heading, part } from '../markdown.ts';
import { mediaText } from './input-text.ts';
import { bodiesOf, type ShownOperation } from './shown-operation.ts';

/** What the server answers, by status. */
export function responsesText({ operation, tools, api }: ShownOperation): string[] {
  const { reader, text } = api;
  const responses = reader.parts({ value: operation.value.responses, at: [...operation.at, 'responses'] });
  const shown = responses.flatMap((part) => {
    const response = reader.read(part, responseShape);
    return response ? responseText(part.key, response) : [];
  });
  return shown.length > 0 ? [heading(2, text.responses, 'responses'), ...shown] : [];

  function responseText(
    status: string,
    { value, at }: { value: Response; at: readonly (string | number)[] },
  ): string[] {
    const headers = reader.parts({ value: value.headers, at: [...at, 'headers'] }).map((header) => {
      const { value: said, at: place } = reader.follow(header);
      const own = isRecord(said) ? said : {};
      const description = typeof own.description === 'string' ? own.description : undefined;
      const schema = { value: own.schema ?? {}, at: [...place, 'schema'] };
      return fieldOf(header.key, schema, {
        tools,
        isRequired: false,
        own: { ...(description && { description }) },
      });
    });
    const name = STATUS_CODES[status] ?? '';
    return [
      heading(3, `${status} ${name}`.trim(), `status-${status.toLowerCase()}`),
      value.description && value.description !== name ? part({ kind: 'text', text: value.description }) : '',
      ...(headers.length > 0 ? [part({ kind: 'fields', fields: headers })] : []),
      ...bodiesOf({ value: value.content, at: [...at, 'content'] }, api).flatMap((body) =>
        mediaText(body, tools, { text }),
      ),
    ];
  }
}

type Response = ReturnType<typeof responseShape.parse>;

/** What the server calls later: where, and how. */
export function callbacksText({ operation, api: { reader, text } }: ShownOperation): string[] {
  const callbacks = reader.parts({ value: operation.value.callbacks, at: [...operation.at, 'callbacks'] });
  if (callbacks.length === 0) return [];
  const shown = callbacks.flatMap((callback) =>
    reader
      .parts(reader.follow(callback))
      .flatMap((called) =>
        reader
          .parts(reader.follow(called))
          .flatMap(({ key, value }) => [
            part({ kind: 'endpoint', method: key.toUpperCase(), path: called.key }),
            isRecord(value) && typeof value.description === 'string'
              ? part({ kind: 'text', text: value.description })
              : '',
          ]),
      ),
  );
  return [heading(2, text.callbacks, 'callbacks'), ...shown];
}
