import { type Api, fieldTools } from '../../api.ts';
import {
  bodyShape,
  type Media,
  mediaShape,
  type Parameter,
  parameterShape,
  type Scheme,
  schemeShape,
} from '../../description/description.ts';
import type { Placed } from '../../description/reader.ts';
import type { ListedOperation } from '../../operations.ts';
import { type Example, examplesOf } from '../../schemas/example.ts';
import type { FieldTools } from '../../schemas/fields.ts';

/** A body of one media type. */
export interface Body {
  type: string;
  media: Placed<Media>;
  examples: readonly Example[];
}

/** A way to authorize an operation: schemes that are used together. */
export type Authorization = readonly { name: string; scopes: readonly string[]; scheme?: Scheme }[];

/** An operation with all that its references lead to. */
export interface ShownOperation extends ListedOperation {
  api: Api;
  tools: FieldTools;
  parameters: readonly Placed<Parameter>[];
  body?: { description?: string; required: boolean; bodies: readonly Body[] };
  /** Empty: readers need none. One without schemes: they may go without. */
  authorizations: readonly Authorization[];
  /** URLs of the servers, with the usual values of their variables. */
  serverUrls: readonly string[];
}

export function showOperation(listed: ListedOperation, api: Api): ShownOperation {
  const { operation, shared } = listed;
  const { reader } = api;
  const own = reader.parts({ value: operation.value.parameters, at: [...operation.at, 'parameters'] });
  const parameters = new Map<string, Placed<Parameter>>();
  for (const one of [...shared, ...own]) {
    const parameter = reader.read(one, parameterShape);
    if (parameter) parameters.set(`${parameter.value.in} ${parameter.value.name}`, parameter);
  }
  const body = bodyOf(listed, api);
  return {
    ...listed,
    api,
    tools: fieldTools(api, listed.file),
    parameters: [...parameters.values()],
    ...(body && { body }),
    authorizations: authorizationsOf(listed, api),
    serverUrls: serverUrlsOf(listed, api),
  };
}

function bodyOf({ operation }: ListedOperation, api: Api): ShownOperation['body'] {
  const { requestBody } = operation.value;
  if (requestBody === undefined) return undefined;
  const body = api.reader.read({ value: requestBody, at: [...operation.at, 'requestBody'] }, bodyShape);
  if (!body) return undefined;
  const { description, required, content } = body.value;
  return {
    ...(description && { description }),
    required,
    bodies: bodiesOf({ value: content, at: [...body.at, 'content'] }, api),
  };
}

/** Bodies by their media types. */
export const bodiesOf = (content: Placed, { reader, document }: Api): Body[] =>
  reader.parts(content).flatMap(({ key, ...written }) => {
    const media = reader.read(written, mediaShape);
    return media ? { type: key, media, examples: examplesOf(media, reader, document) } : [];
  });

function authorizationsOf(
  { operation, isWebhook }: ListedOperation,
  { document, reader }: Api,
): Authorization[] {
  if (isWebhook) return [];
  const schemes = document.components.securitySchemes;
  return (operation.value.security ?? document.security ?? []).map((together) =>
    Object.entries(together).map(([name, scopes]) => {
      const at = ['components', 'securitySchemes', name];
      const scheme = reader.read({ value: schemes[name], at }, schemeShape)?.value;
      return { name, scopes, ...(scheme && { scheme }) };
    }),
  );
}

function serverUrlsOf({ servers, isWebhook }: ListedOperation, { document, options }: Api): string[] {
  if (isWebhook) return [];
  if (options.server) return [options.server];
  const all =
    servers.length > 0
      ? servers
      : document.servers.length > 0
        ? document.servers
        : [{ url: '/', variables: {} }];
  return all.map(({ url, variables }) =>
    url
      .replace(/\{([^}]+)\}/g, (written, name: string) => variables[name]?.default ?? written)
      .replace(/\/$/, ''),
  );
}
