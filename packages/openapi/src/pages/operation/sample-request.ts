import type { Parameter } from '../../description/description.ts';
import { isRecord } from '../../description/pointer.ts';
import type { SampleRequest } from '../../samples/sample-request.ts';
import { sample } from '../../schemas/sample.ts';
import type { ShownOperation } from './shown-operation.ts';

/** A request that readers may copy, with examples of what is required. */
export function sampleRequest(shown: ShownOperation): SampleRequest {
  const { method, path, parameters, body, serverUrls, authorizations } = shown;
  const query: string[] = [];
  const headers: [string, string][] = [];
  let route = path;
  for (const { value: parameter } of parameters) {
    const value = exampleValue(parameter, shown);
    const text = plain(value);
    if (!parameter.required && !isGiven(parameter)) continue;
    if (parameter.in === 'path' && isGiven(parameter)) route = route.replace(`{${parameter.name}}`, text);
    if (parameter.in === 'query') query.push(...queryOf(parameter, value));
    if (parameter.in === 'header') headers.push([parameter.name, text]);
    if (parameter.in === 'cookie') headers.push(['Cookie', `${parameter.name}=${text}`]);
  }
  const [sent] = body?.bodies ?? [];
  if (sent) headers.push(['Content-Type', sent.type]);
  const authorized = authorize(authorizations[0] ?? []);
  const server = absolute(serverUrls[0] ?? '');
  const all = [...query, ...authorized.query];
  return {
    method,
    url: server + route + (all.length > 0 ? `?${all.join('&')}` : ''),
    headers: [...authorized.headers, ...headers],
    ...(authorized.user && { user: authorized.user }),
    ...(sent && { body: { type: sent.type, value: sent.examples[0]?.value ?? {} } }),
  };
}

/** A server on the host of the description, which no sample can know. */
const absolute = (server: string) => (/^https?:/.test(server) ? server : `https://example.com${server}`);

/** Whether the description gives an example of its own. */
const isGiven = ({ example, examples, schema }: Parameter) =>
  example !== undefined || isRecord(examples) || (isRecord(schema) && schema.example !== undefined);

/** An example of a parameter: its own, or one that its schema allows. */
export function exampleValue(parameter: Parameter, { api }: ShownOperation): unknown {
  const { example, examples, schema } = parameter;
  if (example !== undefined) return example;
  const [first] = isRecord(examples) ? Object.values(examples) : [];
  const { value } = api.reader.follow({ value: first, at: [] });
  if (isRecord(value) && value.value !== undefined) return value.value;
  return sample(schema, api.document) ?? parameter.name;
}

function queryOf({ name, explode = true }: Parameter, value: unknown): string[] {
  const pair = (key: string, one: unknown) => `${encodeURIComponent(key)}=${encodeURIComponent(plain(one))}`;
  if (Array.isArray(value))
    return explode ? value.map((one) => pair(name, one)) : [pair(name, value.map(plain).join(','))];
  if (isRecord(value)) return Object.entries(value).map(([key, one]) => pair(`${name}[${key}]`, one));
  return [pair(name, value)];
}

const plain = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function authorize(together: ShownOperation['authorizations'][number]) {
  const headers: [string, string][] = [];
  const query: string[] = [];
  let user = '';
  for (const { scheme } of together) {
    if (scheme?.type === 'apiKey' && scheme.in === 'header') headers.push([scheme.name ?? '', 'YOUR_KEY']);
    else if (scheme?.type === 'apiKey' && scheme.in === 'query') query.push(`${scheme.name}=YOUR_KEY`);
    else if (scheme?.type === 'apiKey') headers.push(['Cookie', `${scheme.name}=YOUR_KEY`]);
    else if (scheme?.type === 'http' && scheme.scheme?.toLowerCase() === 'basic') user = 'USER:PASSWORD';
    else if (scheme && scheme.type !== 'mutualTLS') headers.push(['Authorization', 'Bearer YOUR_TOKEN']);
  }
  return { headers, query, user };
}
