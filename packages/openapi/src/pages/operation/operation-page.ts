import type { Api } from '../../api.ts';
import type { ListedOperation } from '../../operations.ts';
import { writeSamples } from '../../samples/write-samples.ts';
import { type DescribedRow, fence, page, part } from '../markdown.ts';
import { authorizationText } from './authorization-text.ts';
import { bodyText, parametersText } from './input-text.ts';
import { callbacksText, responsesText } from './responses-text.ts';
import { sampleRequest } from './sample-request.ts';
import { type ShownOperation, showOperation } from './shown-operation.ts';
import { tryPart } from './try-part.ts';

/** The page of an operation. */
export function operationPage(listed: ListedOperation, order: number, api: Api): DescribedRow {
  const shown = showOperation(listed, api);
  const { method, path, title, file, operation, serverUrls, isWebhook } = shown;
  const { description, deprecated, externalDocs: docs } = operation.value;
  const [server] = serverUrls;
  return {
    path: file,
    data: { title, leaf: true, order: order + 1, badge: { text: method, type: TYPES[method] ?? 'note' } },
    text: page([
      part({ kind: 'endpoint', method, path, ...(server && { server }) }),
      deprecated ? `::: warning\n${api.text.deprecatedHint}\n:::` : undefined,
      description && part({ kind: 'text', text: description }),
      docs &&
        part({ kind: 'links', label: '', links: [{ text: docs.description ?? docs.url, href: docs.url }] }),
      samplesText(shown),
      ...authorizationText(shown),
      ...parametersText(shown),
      ...bodyText(shown),
      isWebhook || !api.options.tryIt ? undefined : tryPart(shown),
      ...responsesText(shown),
      ...callbacksText(shown),
    ]),
  };
}

/** Types of badges by method. */
const TYPES: Readonly<Record<string, string>> = {
  GET: 'tip',
  POST: 'info',
  PUT: 'warning',
  PATCH: 'warning',
  DELETE: 'danger',
};

/** The request in several languages. Above all headings, it stays beside the fields on wide screens. */
function samplesText(shown: ShownOperation): string | undefined {
  const { api, isWebhook } = shown;
  const samples = isWebhook ? [] : writeSamples(sampleRequest(shown), api.options.samples);
  if (samples.length === 0) return undefined;
  const tabs = samples.map(({ label, language, code }) => `@tab ${label}\n\n${fence(language, code)}`);
  return `::: code-tabs#openapi-sample\n${tabs.join('\n\n')}\n\n:::`;
}
