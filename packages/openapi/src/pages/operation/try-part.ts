import type { TryField } from '../../components/try-request.ts';
import type { Scheme } from '../../description/description.ts';
import { isRecord } from '../../description/pointer.ts';
import { bodyText } from '../../samples/sample-request.ts';
import { part } from '../markdown.ts';
import { exampleValue } from './sample-request.ts';
import type { ShownOperation } from './shown-operation.ts';

/** The form that sends the request from the reader's browser; `undefined` when no server takes requests of browsers. */
export function tryPart(shown: ShownOperation): string | undefined {
  const { method, path, parameters, body, authorizations, api } = shown;
  const servers = shown.serverUrls.filter(isOfWeb);
  if (servers.length === 0) return undefined;
  const { text } = api;
  const fields = parameters.flatMap(({ value: parameter }): TryField[] => {
    const { name, in: place, required, schema, explode = true } = parameter;
    if (place === 'cookie') return [];
    const example = required ? exampleValue(parameter, shown) : undefined;
    const value = example === undefined || example === name ? '' : [example].flat().map(plain).join(',');
    const values = isRecord(schema) && Array.isArray(schema.enum) ? schema.enum.map(String) : undefined;
    const isList = isRecord(schema) && schema.type === 'array' && explode;
    const field = { name, place, label: name, isRequired: required, value };
    return [{ ...field, ...(values && { values }), ...(isList && { isList }) }];
  });
  const secrets = authorizations.flatMap((together, way) =>
    together.flatMap(({ name, scheme }) =>
      scheme ? secretFields(name, scheme, text).map((field) => ({ ...field, way })) : [],
    ),
  );
  const sent = body?.bodies.find(({ type }) => !/multipart|octet-stream/i.test(type));
  const example = sent?.examples[0]?.value;
  return part({
    kind: 'try',
    hosts: servers.flatMap((url) => (URL.canParse(url) ? [new URL(url).origin] : [])),
    props: {
      method,
      path,
      servers,
      fields: [...secrets, ...fields],
      ways: authorizations.map((together) => together.map(({ name }) => name).join(' + ') || text.none),
      ...(sent && {
        body: {
          type: sent.type,
          text: example === undefined ? '' : bodyText({ type: sent.type, value: example }),
        },
      }),
      text: {
        tryIt: text.tryIt,
        authorization: text.authorization,
        server: text.addresses,
        body: text.body,
        send: text.send,
        sending: text.sending,
        allow: text.allow,
        allowHint: text.allowHint,
        failed: text.failed,
        tooLong: text.tooLong,
      },
    },
  });
}

/** Whether a browser sends requests there: a path of the site itself, or HTTP. */
const isOfWeb = (url: string) => !URL.canParse(url) || /^https?:$/.test(new URL(url).protocol);

const plain = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function secretFields(
  name: string,
  { type, scheme, in: place, name: key = '' }: Scheme,
  text: { user: string; password: string; token: string },
): TryField[] {
  const secret = { name, isRequired: false, value: '' };
  if (type === 'apiKey')
    return place === 'cookie'
      ? []
      : [{ ...secret, name: key, place: place === 'query' ? 'query' : 'header', label: key, isSecret: true }];
  if (type === 'mutualTLS') return [];
  if (type === 'http' && scheme?.toLowerCase() === 'basic')
    return [
      { ...secret, place: 'user', label: text.user },
      { ...secret, place: 'password', label: text.password, isSecret: true },
    ];
  return [{ ...secret, place: 'token', label: `${text.token} (${name})`, isSecret: true }];
}
